/** Something a person must put right before the server can start; the message is the one sentence they see. */
export class StartupError extends Error {
  override readonly name = "StartupError";
}
