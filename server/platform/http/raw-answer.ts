import type { Duplex } from "node:stream";
import type { ErrorAnswer } from "./json-errors";

/** Answers in JSON where there is a connection but no response object, and ends the connection. */
export function endWith(stream: Duplex, status: string, answer: ErrorAnswer): void {
  const body = JSON.stringify(answer);
  const head = [
    `HTTP/1.1 ${status}`,
    "Connection: close",
    "Content-Type: application/json; charset=utf-8",
    `Content-Length: ${Buffer.byteLength(body)}`,
  ];
  stream.once("error", () => {}); // the client may have disconnected
  stream.end(`${head.join("\r\n")}\r\n\r\n${body}`);
}
