import { randomUUID } from "node:crypto";
import { beforeAll, describe, expect, test } from "vitest";
import { documentRefused, largestDocument } from "../../server/platform/uploads.rules";
import { createAdmin } from "../support/administering";
import { useApi } from "../support/api";
import { createFederation } from "../support/federation-story";
import { rawRequest } from "../support/raw-http";
import { createArena, createPerson, nextNumber, type ArenaStory, type Person } from "../support/story";
import { createCertification } from "../support/world-teachers";

const api = useApi();
let arena: ArenaStory;
let teacher: Person;
let other: Person;
let admin: Person;
let teacherId = "";
let certification = "";

const teachAt = async (person: Person, arenaId: string) => {
  const { id } = await api().db.teacher.create({
    data: {
      userId: person.userId,
      fullName: "Professora",
      email: `documento${nextNumber()}@teste.example`,
      arenas: { create: { arenaId } },
    },
  });
  return id;
};

beforeAll(async () => {
  arena = await createArena(api(), "Certificada");
  admin = await createAdmin(api());
  [teacher, other] = [
    await createPerson(api(), "Professora", ["TEACHER"]),
    await createPerson(api(), "Outra", ["TEACHER"]),
  ];
  teacherId = await teachAt(teacher, arena.id);
  await teachAt(other, arena.id);
  certification = await createCertification(api(), teacherId, {});
});

const pdf = (size: number) => Buffer.concat([Buffer.from("%PDF-1.7\n")], size);
const pathOf = (key: string, name = "Certificado.pdf") =>
  `/documentos/certificacoes/${key}?nome=${encodeURIComponent(name)}`;

async function send(body: Buffer, token: string | null, key = certification, name?: string) {
  const { status, body: text } = await rawRequest(api().url, pathOf(key, name), {
    method: "PUT",
    headers: {
      "Content-Type": "application/pdf",
      "Content-Length": String(body.length),
      ...(token === null ? {} : { Authorization: `Bearer ${token}` }),
    },
    body,
  });
  return { status, message: text === "" ? "" : (JSON.parse(text).errors[0].message as string) };
}
const read = (token: string | null, key = certification) =>
  fetch(new URL(`/documentos/certificacoes/${key}`, api().url), {
    headers: token === null ? {} : { Authorization: `Bearer ${token}` },
  });
const stored = () =>
  api().db.certification.findUniqueOrThrow({ where: { id: certification }, include: { document: true } });

test("a teacher sends the PDF of a certificate, replaces it, and each one is a new version to verify", async () => {
  expect((await read(teacher.token)).status).toBe(404);
  expect(await send(pdf(largestDocument), teacher.token)).toEqual({ status: 204, message: "" });
  const first = await stored();
  expect(first.document).toMatchObject({ name: "Certificado.pdf", size: largestDocument });
  expect(await send(pdf(40), teacher.token, certification, "../Curso nº 2.PDF")).toEqual({
    status: 204,
    message: "",
  });
  const second = await stored();
  expect(second.document).toMatchObject({ name: "Curso nº 2.pdf", size: 40 });
  expect(second.version).toBe(first.version + 1);

  const response = await read(teacher.token);
  expect(response.status).toBe(200);
  expect(response.headers.get("content-disposition")).toContain("attachment");
  expect(response.headers.get("cache-control")).toBe("no-store");
  expect(Buffer.from(await response.arrayBuffer()).equals(pdf(40))).toBe(true);

  const { viewer } = await api().data(
    `{ viewer { certifications { key document { name size } } } }`,
    {},
    teacher.token,
  );
  expect(viewer.certifications).toEqual([
    { key: certification, document: { name: "Curso nº 2.pdf", size: 40 } },
  ]);
});

test("two that are sent at once leave one of them whole", async () => {
  const answers = await Promise.all([send(pdf(50), teacher.token), send(pdf(60), teacher.token)]);
  expect(answers.map(({ status }) => status)).toEqual([204, 204]);
  const { document } = await stored();
  expect([50, 60]).toContain(document?.size);
  expect(document?.content).toHaveLength(document?.size ?? 0);
});

test("what is no PDF, or too large, is refused with a sentence, and what was there stays", async () => {
  const before = await stored();
  expect(await send(Buffer.from("<html>"), teacher.token)).toEqual({ status: 400, message: documentRefused });
  expect(await send(pdf(largestDocument + 1), teacher.token)).toEqual({
    status: 413,
    message: documentRefused,
  });
  expect((await stored()).document).toEqual(before.document);
});

describe("who may", () => {
  test("an admin reads and does not send; another teacher, the arena's manager and strangers do neither", async () => {
    expect((await read(admin.token)).status).toBe(200);
    expect((await send(pdf(40), admin.token)).status).toBe(404);
    for (const { token } of [other, arena.manager]) {
      expect((await read(token)).status).toBe(404);
      expect((await send(pdf(40), token)).status).toBe(404);
    }
    expect((await read(null)).status).toBe(401);
    expect((await send(pdf(40), null)).status).toBe(401);
    expect((await send(pdf(40), teacher.token, randomUUID())).status).toBe(404);
    expect((await send(pdf(40), teacher.token, "nada")).status).toBe(404);
  });

  test("a federation reads it that verifies the arena's teachers, while the arena belongs to it", async () => {
    const [verifying, other] = [
      await createFederation(api(), "Que verifica"),
      await createFederation(api(), "Vizinha"),
    ];
    await api().db.arena.update({ where: { id: arena.id }, data: { federationId: verifying.id } });
    expect((await read(verifying.manager.token)).status).toBe(200);
    expect((await read(other.manager.token)).status).toBe(404);
    expect((await send(pdf(40), verifying.manager.token)).status).toBe(404);
    await api().db.arena.update({ where: { id: arena.id }, data: { federationId: null } });
    expect((await read(verifying.manager.token)).status).toBe(404);
  });

  test("nobody reads the document of a certificate that was removed", async () => {
    await api().db.certification.update({ where: { id: certification }, data: { active: false } });
    for (const { token } of [teacher, admin]) expect((await read(token)).status).toBe(404);
    expect((await send(pdf(40), teacher.token)).status).toBe(404);
  });
});
