import { pino, stdSerializers, type Logger } from "pino";

export type Log = Logger;

/**
 * What is kept of an error. Not its other properties: a database driver tells there the row it refused, with e-mail
 * and password hash. And of a statement that Prisma finds malformed not the statement, which it quotes at length.
 */
export function loggedError(error: unknown) {
  if (!(error instanceof Error)) return { message: String(error) };
  const { type, message, stack } = stdSerializers.err(error);
  const code = "code" in error && typeof error.code === "string" ? error.code : undefined;
  if (error.name !== "PrismaClientValidationError") return { type, message, stack, code };
  const frames = stack.split("\n").filter((line) => /^\s+at /.test(line));
  return { type, message: message.trim().split("\n\n").at(-1) ?? "", stack: frames.join("\n"), code };
}

/** JSON lines on stderr. What identifies a person never gets in: callers log ids, not values. */
export const createLog = (level: string): Log =>
  pino(
    {
      level,
      base: undefined,
      serializers: { err: loggedError },
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
    pino.destination(2),
  );
