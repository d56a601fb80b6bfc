/** 宿主告诉应用的信息 */
export const host = { name: '' }
