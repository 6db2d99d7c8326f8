/** A reason why Foretaste cannot start, said in one line that tells what to do. */
export class LaunchError extends Error {}
