import { randomUUID } from "node:crypto";
import { beforeAll, expect, test } from "vitest";
import { encodeGlobalId } from "../../server/platform/graphql/nodes";
import { addDays } from "../../server/platform/time/calendar-day.rules";
import { brasiliaTime, dayAt } from "../../server/platform/time/time-zone.rules";
import { useApi } from "../support/api";
import { act as actIn } from "../support/administering";
import { createArena, createPerson, type Person } from "../support/story";
import { createCertification } from "../support/world-teachers";

const api = useApi();
const today = dayAt(new Date(), brasiliaTime);
let lia: Person & { teacherId: string };
let rui: Person & { teacherId: string };

/** Who teaches at no arena. */
async function createTeacher(name: string): Promise<Person & { teacherId: string }> {
  const person = await createPerson(api(), name, ["TEACHER"]);
  const { id } = await api().db.teacher.create({ data: { userId: person.userId, fullName: name } });
  return { ...person, teacherId: id };
}

const said = { name: "Treinadora", level: "ADVANCED", issuer: "CBT", issuedOn: "2025-03-01" };
const gid = (id: string) => encodeGlobalId("Certification", id);
const add = (more: object, { token } = lia) =>
  actIn(api(), token, "addCertification", { requestKey: randomUUID(), ...said, ...more }, success("Add"));
const update = (certificationId: string, more: object, { token } = lia) =>
  actIn(api(), token, "updateCertification", { certificationId, ...said, ...more }, success("Update"));
const remove = (certificationId: string, { token } = lia) =>
  actIn(
    api(),
    token,
    "removeCertification",
    { certificationId },
    "... on RemoveCertificationSuccess { viewer { certifications { id } } }",
  );
const success = (act: string) =>
  `... on ${act}CertificationSuccess { certification { id name state validUntil } viewer { certifications { id } } }`;
const own = async ({ token }: Person): Promise<{ name: string; state: string }[]> =>
  (await api().data(`{ viewer { certifications { id name state } } }`, {}, token)).viewer.certifications;
const denied = async (name: string, input: object, token: string) => {
  const type = `${name[0]!.toUpperCase()}${name.slice(1)}Input`;
  const { errors } = await api().run(
    `mutation ($input: ${type}!) { ${name}(input: $input) { __typename } }`,
    { input },
    token,
  );
  return errors?.map(({ extensions }) => extensions.code);
};
/** What stands behind an id, or why it is not told. */
const fetched = async (id: string, { token }: Person) => {
  const query = `query ($id: ID!) { node(id: $id) { ... on Certification { name } } }`;
  const { data, errors } = await api().run(query, { id }, token);
  return errors?.[0]?.extensions.code ?? data?.["node"];
};

beforeAll(async () => {
  lia = await createTeacher("Lia");
  rui = await createTeacher("Rui");
});

test("who teaches at no arena writes down certificates, the latest first, each with what it is today", async () => {
  for (const [days, name] of [
    [-1, "Ontem"],
    [0, "Hoje"],
    [30, "Em 30 dias"],
    [31, "Em 31 dias"],
  ] as const)
    expect(await add({ name, validUntil: addDays(today, days) })).toMatchObject({
      certification: { name, validUntil: addDays(today, days) },
    });
  await add({ name: "Antiga", issuedOn: "2020-01-01", validUntil: null });
  expect((await own(lia)).map(({ name, state }) => `${name}: ${state}`)).toEqual([
    "Em 31 dias: VALID",
    "Em 30 dias: EXPIRING",
    "Hoje: EXPIRING",
    "Ontem: EXPIRED",
    "Antiga: VALID",
  ]);
});

test("a press that is sent three times at once adds one", async () => {
  const requestKey = randomUUID();
  const before = (await own(rui)).length;
  const answers = await Promise.all([1, 2, 3].map(() => add({ requestKey }, rui)));
  expect(new Set(answers.map(({ certification }) => certification.id)).size).toBe(1);
  expect(await own(rui)).toHaveLength(before + 1);
  // The key is one's own: another's says nothing.
  expect((await add({ requestKey })).certification.id).not.toBe(answers[0]?.certification.id);
});

test("what is wrong is told beside its field", async () => {
  const tomorrow = addDays(today, 1);
  for (const [more, path, message] of [
    [{ name: " \u200b " }, "name", "Informe o nome da certificação"],
    [{ name: "a".repeat(151) }, "name", "Nome deve ter no máximo 150 caracteres"],
    [{ issuer: "a".repeat(151) }, "issuer", "Entidade certificadora deve ter no máximo 150 caracteres"],
    [{ issuedOn: tomorrow }, "issuedOn", "A data da certificação não pode estar no futuro"],
    [{ validUntil: "2025-02-28" }, "validUntil", "A validade não pode ser antes da data da certificação"],
  ] as const)
    expect(await add(more)).toMatchObject({ fields: [{ path: [path], message }] });
  expect(await add({ name: "a".repeat(150), validUntil: said.issuedOn })).toMatchObject({
    certification: { state: "EXPIRED" },
  });
});

test("one that is removed stays as a row, and is seen by nobody: not by the arena either", async () => {
  const arena = await createArena(api(), "Das certificações");
  const link = await api().db.teacherArena.create({
    data: { arenaId: arena.id, teacherId: rui.teacherId },
  });
  const id = await createCertification(api(), rui.teacherId, { name: "Que sai" });
  const seen = async () =>
    (
      await api().data(
        `query ($id: ID!) { node(id: $id) { ... on TeacherArena { certifications { name } } } }`,
        { id: encodeGlobalId("TeacherArena", link.id) },
        arena.manager.token,
      )
    ).node.certifications.map(({ name }: { name: string }) => name);
  expect(await seen()).toContain("Que sai");
  const [first] = await Promise.all([remove(gid(id), rui), remove(gid(id), rui)]);
  expect(first.viewer.certifications).not.toContainEqual({ id: gid(id) });
  expect(await seen()).not.toContain("Que sai");
  expect(await api().db.certification.findUniqueOrThrow({ where: { id } })).toMatchObject({ active: false });
  expect(await update(gid(id), {}, rui)).toMatchObject({ message: "Esta certificação já foi removida." });
  expect(await fetched(gid(id), rui)).toBe("FORBIDDEN");
});

test("another's are changed by nobody, and are not there to be fetched", async () => {
  const id = gid(await createCertification(api(), rui.teacherId));
  const admin = await createPerson(api(), "Admin", ["ADMIN"]);
  const athlete = await createPerson(api(), "Atleta", []);
  for (const { token } of [lia, admin, athlete]) {
    expect(await denied("updateCertification", { certificationId: id, ...said }, token)).toEqual([
      "FORBIDDEN",
    ]);
    expect(await denied("removeCertification", { certificationId: id }, token)).toEqual(["FORBIDDEN"]);
  }
  expect(await denied("addCertification", { requestKey: randomUUID(), ...said }, athlete.token)).toEqual([
    "FORBIDDEN",
  ]);
  expect(await fetched(id, lia)).toBe("FORBIDDEN");
  expect(await fetched(id, admin)).toEqual({ name: "Curso" });
});

test("a hundred are enough", async () => {
  const many = await createTeacher("Colecionadora");
  await api().db.certification.createMany({
    data: Array.from({ length: 100 }, (_, index) => ({
      teacherId: many.teacherId,
      name: `Curso ${index}`,
      level: "BASIC" as const,
      issuer: "Escola",
      issuedOn: new Date("2025-01-01T00:00:00Z"),
    })),
  });
  expect(await add({}, many)).toMatchObject({ message: expect.stringContaining("100 certificações") });
  expect(await own(many)).toHaveLength(100);
});
