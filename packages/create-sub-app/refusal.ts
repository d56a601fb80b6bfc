/** What the user has to change, in words for the user. */
export class Refusal extends Error {}
