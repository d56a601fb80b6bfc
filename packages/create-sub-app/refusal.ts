/** What the user has to change, in a sentence for the user. */
export class Refusal extends Error {}
