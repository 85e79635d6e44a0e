import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import express, { type RequestHandler } from "express";
import { pino } from "pino";
import { expect, test } from "vitest";
import { answerWithin } from "./answer-within";
import { jsonErrors } from "./json-errors";

/** Starts a server with this handler, requests it, and returns the response and the log lines. */
async function askA(handler: RequestHandler) {
  const lines: string[] = [];
  const log = pino({ level: "error" }, { write: (line: string) => lines.push(line) });
  const server = createServer(express().use(answerWithin(30), handler, jsonErrors(log)));
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const response = await fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`);
  const body = (await response.json()) as { errors: { extensions: { code: string } }[] };
  return { response, code: body.errors[0]?.extensions.code, lines, close: () => server.close() };
}

test("what never answers is answered for", async () => {
  const { response, code, close } = await askA(() => {});
  expect([response.status, code]).toEqual([503, "SERVICE_UNAVAILABLE"]);
  expect(Number(response.headers.get("retry-after"))).toBeGreaterThan(0);
  close();
});

test("a late answer is ignored", async () => {
  let late: Promise<void> | undefined;
  const { response, lines, close } = await askA((_request, answer, next) => {
    late = new Promise((resolve) =>
      answer.once("finish", () => {
        try {
          answer.setHeader("X-Late", "1");
        } catch (error) {
          next(error);
        }
        resolve();
      }),
    );
  });
  await late;
  expect(response.status).toBe(503);
  expect(lines).toEqual([]);
  close();
});
