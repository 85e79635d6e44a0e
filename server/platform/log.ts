import { pino, stdSerializers, type DestinationStream, type Logger } from "pino";
import { loggedText } from "./log-text.rules";

export type Log = Logger;

/**
 * The logged parts of an error: its type, its stack, its code, and its redacted message. Other properties are dropped,
 * because the database driver puts the refused row there, with e-mail and password hash. Of a validation error of
 * Prisma only the last paragraph is kept, because the rest quotes the statement.
 */
export function loggedError(error: unknown) {
  if (!(error instanceof Error)) return { message: loggedText(String(error)) };
  const { type, message, stack } = stdSerializers.err(error);
  const code = "code" in error && typeof error.code === "string" ? error.code : undefined;
  const text =
    error.name === "PrismaClientValidationError" ? (message.trim().split("\n\n").at(-1) ?? "") : message;
  return { type, message: loggedText(text), stack: framesOf(stack, message), code };
}

/** The places alone: a stack begins with the message. */
function framesOf(stack: string, message: string): string {
  const start = stack.indexOf(message);
  const places = start === -1 ? stack : stack.slice(start + message.length);
  return places
    .split("\n")
    .filter((line) => /^\s+at /.test(line))
    .join("\n");
}

/**
 * JSON lines on stderr. What identifies a person never gets in: callers log ids, not values, and what libraries put into
 * their messages is taken out again.
 * @param destination where the lines go instead.
 */
export const createLog = (level: string, destination: DestinationStream = pino.destination(2)): Log =>
  pino(
    {
      level,
      base: undefined,
      serializers: { err: loggedError },
      hooks: {
        logMethod([about, text], method) {
          if (typeof about === "string") return method.call(this, loggedText(about));
          // Without a message of ours, the library would take the error's.
          method.call(
            this,
            about instanceof Error ? { err: about as unknown } : about,
            typeof text === "string" ? loggedText(text) : "error",
          );
        },
      },
      redact: {
        paths: [
          "password",
          "token",
          "*.password",
          "*.token",
          "req.headers.authorization",
          "req.headers.cookie",
        ],
        remove: true,
      },
    },
    destination,
  );
