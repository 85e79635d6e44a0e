import { pino, type Logger } from "pino";

export type Log = Logger;

/** JSON lines on stderr. What identifies a person never gets in: callers log ids, not values. */
export const createLog = (level: string): Log =>
  pino(
    {
      level,
      base: undefined,
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
