import { randomUUID } from "node:crypto";
import { request } from "node:http";
import { beforeAll, describe, expect, test } from "vitest";
import { largestDocument } from "../../server/platform/uploads.rules";
import { auditOf, createAdmin } from "../support/administering";
import { useApi } from "../support/api";
import { createContract } from "../support/contracts";
import { rawRequest } from "../support/raw-http";
import { createArena, type ArenaStory, type Person } from "../support/story";

const api = useApi();
let admin: Person;
let arena: ArenaStory;
let contract: string;
beforeAll(async () => {
  admin = await createAdmin(api());
  arena = await createArena(api(), "Documentada");
  contract = await createContract(api(), { arenaId: arena.id });
});

const pdf = (size: number) => Buffer.concat([Buffer.from("%PDF-1.7\n")], size);
const pathOf = (key: string, name = "Contrato.pdf") =>
  `/documentos/contratos/${key}?nome=${encodeURIComponent(name)}`;

interface Sending {
  key?: string;
  token?: string | null;
  name?: string;
  headers?: Record<string, string>;
}
const send = async (
  body: Buffer,
  { key = contract, token = admin.token, name, headers = {} }: Sending = {},
) => {
  const { status, body: told } = await rawRequest(api().url, pathOf(key, name), {
    method: "PUT",
    headers: {
      "Content-Type": "application/pdf",
      "Content-Length": String(body.length),
      ...(token === null ? {} : { Authorization: `Bearer ${token}` }),
      ...headers,
    },
    body,
  });
  return { status, message: told === "" ? "" : (JSON.parse(told).errors[0].message as string) };
};
const fetchDocument = (key = contract, token: string | null = admin.token) =>
  fetch(new URL(`/documentos/contratos/${key}`, api().url), {
    headers: token === null ? {} : { Authorization: `Bearer ${token}` },
  });
const stored = () => api().db.contractDocument.findUnique({ where: { contractId: contract } });
const refusal = "O arquivo deve ser um PDF de até 5 MB";

describe("sending", () => {
  test("a PDF of exactly 5 MB is kept; the next one takes its place, and both stand in the trail", async () => {
    expect(await send(pdf(largestDocument))).toEqual({ status: 204, message: "" });
    expect(await stored()).toMatchObject({ name: "Contrato.pdf", size: largestDocument });
    expect(await send(pdf(40), { name: "../Aditivo nº 2.PDF" })).toEqual({ status: 204, message: "" });
    expect(await stored()).toMatchObject({ name: "Aditivo nº 2.pdf", size: 40 });
    expect(
      (await auditOf(api(), arena.id)).map(({ action, before, after }) => [action, before, after]),
    ).toEqual([
      ["SEND_CONTRACT_DOCUMENT", { Documento: "5,0 MB" }, { Documento: "1 kB" }],
      ["SEND_CONTRACT_DOCUMENT", null, { Documento: "5,0 MB" }],
    ]);
  });

  test("one byte more is refused, said beforehand or not, and what was there stays", async () => {
    const before = await stored();
    expect(await send(pdf(largestDocument + 1))).toEqual({ status: 413, message: refusal });
    const unannounced = await new Promise<number>((resolve, reject) => {
      const sent = request(
        new URL(pathOf(contract), api().url),
        {
          method: "PUT",
          headers: { "Content-Type": "application/pdf", Authorization: `Bearer ${admin.token}` },
        },
        (response) => {
          response.resume();
          resolve(response.statusCode ?? 0);
        },
      );
      sent.on("error", reject);
      sent.write(pdf(largestDocument));
      sent.end(Buffer.from("x"));
    });
    expect(unannounced).toBe(413);
    expect(await stored()).toEqual(before);
  });

  test("what is no PDF is refused, whatever it calls itself", async () => {
    const before = await stored();
    const named = { "Content-Type": "text/html" };
    expect(await send(Buffer.from("<html>oi</html>"))).toEqual({ status: 400, message: refusal });
    expect(await send(Buffer.alloc(0))).toEqual({ status: expect.any(Number), message: refusal });
    expect(await send(pdf(20), { headers: named })).toEqual({ status: 415, message: refusal });
    expect(await send(pdf(20), { headers: { "Content-Encoding": "gzip" } })).toEqual({
      status: 400,
      message: refusal,
    });
    expect(await stored()).toEqual(before);
  });

  test("half a file leaves what was there", async () => {
    const before = await stored();
    await new Promise<void>((resolve) => {
      const sent = request(new URL(pathOf(contract), api().url), {
        method: "PUT",
        headers: {
          "Content-Type": "application/pdf",
          "Content-Length": "1000",
          Authorization: `Bearer ${admin.token}`,
        },
      });
      sent.on("error", () => resolve());
      sent.write(pdf(500), () => setTimeout(() => sent.destroy(), 50));
    });
    expect((await fetchDocument()).status).toBe(200);
    expect(await stored()).toEqual(before);
  });

  test("who is no admin any more when the last of it comes stores nothing", async () => {
    const before = await stored();
    const leaving = await createAdmin(api(), "Que sai");
    const status = await new Promise<number>((resolve, reject) => {
      const sent = request(
        new URL(pathOf(contract), api().url),
        {
          method: "PUT",
          headers: {
            "Content-Type": "application/pdf",
            "Content-Length": "1000",
            Authorization: `Bearer ${leaving.token}`,
          },
        },
        (response) => {
          response.resume();
          resolve(response.statusCode ?? 0);
        },
      );
      sent.on("error", reject);
      sent.write(pdf(500), () => {
        setTimeout(async () => {
          await api().db.userRole.deleteMany({ where: { userId: leaving.userId } });
          sent.end(Buffer.alloc(500));
        }, 100);
      });
    });
    expect(status).toBe(403);
    expect(await stored()).toEqual(before);
  });

  test("only by admins, and onto a contract that there is", async () => {
    const before = await stored();
    expect(await send(pdf(20), { token: null })).toMatchObject({ status: 401 });
    expect(await send(pdf(20), { token: arena.manager.token })).toMatchObject({ status: 403 });
    expect(await send(pdf(20), { key: randomUUID() })).toMatchObject({ status: 404 });
    expect(await send(pdf(20), { key: arena.id })).toMatchObject({ status: 404 });
    expect(await send(pdf(20), { key: "nenhum" })).toMatchObject({ status: 404 });
    expect(await stored()).toEqual(before);
    expect(await api().db.contractDocument.count()).toBe(1);
  });
});

describe("fetching", () => {
  test("gives back every byte, as a file to keep that no browser takes for anything else", async () => {
    const file = Buffer.concat([
      Buffer.from("%PDF-1.7\n"),
      Buffer.from(Array.from({ length: 256 }, (_, i) => i)),
    ]);
    await send(file, { name: "Contrato São João.pdf" });
    const response = await fetchDocument();
    expect(Buffer.from(await response.arrayBuffer())).toEqual(file);
    expect(Object.fromEntries(response.headers)).toMatchObject({
      "content-type": "application/pdf",
      "content-disposition":
        "attachment; filename=\"Contrato Sao Joao.pdf\"; filename*=UTF-8''Contrato%20S%C3%A3o%20Jo%C3%A3o.pdf",
      "x-content-type-options": "nosniff",
      "cache-control": "no-store",
    });
  });

  test("is for admins alone, and tells what is not there", async () => {
    expect((await fetchDocument(contract, null)).status).toBe(401);
    expect((await fetchDocument(contract, arena.manager.token)).status).toBe(403);
    expect((await fetchDocument(randomUUID())).status).toBe(404);
    const other = await createArena(api(), "Sem documento");
    const empty = await fetchDocument(await createContract(api(), { arenaId: other.id }));
    expect(empty.status).toBe(404);
    expect((await empty.json()).errors[0].message).toBe("Este contrato ainda não tem documento.");
  });
});
