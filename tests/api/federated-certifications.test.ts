import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { encodeGlobalId } from "../../server/platform/graphql/nodes";
import { addDays } from "../../server/platform/time/calendar-day.rules";
import { dateInDigits } from "../../server/platform/time/time-in-words.rules";
import { brasiliaTime, dayAt } from "../../server/platform/time/time-zone.rules";
import { acting, auditOf, createAdmin } from "../support/administering";
import { useApi } from "../support/api";
import { createFederation, day, type FederationStory } from "../support/federation-story";
import { mailsTo } from "../support/mails";
import { createArena, createPerson, nextNumber, type ArenaStory, type Person } from "../support/story";
import { createCertification } from "../support/world-teachers";

const api = useApi();
const act = acting(api);
const today = dayAt(new Date(), brasiliaTime);
const on = (days: number) => day(addDays(today, days));

interface Teacher extends Person {
  teacherId: string;
  email: string;
}
let federation: FederationStory;
let other: FederationStory;
let north: ArenaStory;
let south: ArenaStory;
let elsewhere: ArenaStory;
let lia: Teacher;
let admin: Person;

/** Somebody with an account who teaches at these arenas. */
async function teaching(
  fullName: string,
  arenas: readonly ArenaStory[],
  { active = true, works = true }: { active?: boolean; works?: boolean } = {},
): Promise<Teacher> {
  const person = await createPerson(api(), fullName, ["TEACHER"]);
  const { email } = await api().db.user.findUniqueOrThrow({ where: { id: person.userId } });
  const { id: teacherId } = await api().db.teacher.create({
    data: {
      userId: person.userId,
      fullName,
      active,
      arenas: { create: arenas.map(({ id }) => ({ arenaId: id, active: works })) },
    },
  });
  return { ...person, teacherId, email };
}
const certify = ({ teacherId }: Pick<Teacher, "teacherId">, name: string, validUntil: Date | null = null) =>
  createCertification(api(), teacherId, { name: `${name} ${nextNumber()}`, validUntil });

beforeAll(async () => {
  federation = await createFederation(api(), "Das certificações");
  other = await createFederation(api(), "Da vizinhança");
  admin = await createAdmin(api());
  north = await createArena(api(), "Norte");
  south = await createArena(api(), "Sul");
  elsewhere = await createArena(api(), "De longe");
  for (const [arena, { id: federationId }] of [
    [north, federation],
    [south, federation],
    [elsewhere, other],
  ] as const)
    await api().db.arena.update({ where: { id: arena.id }, data: { federationId } });
  lia = await teaching("Lia Prado", [north]);
});

beforeEach(async () => {
  await api().db.federation.update({ where: { id: federation.id }, data: { active: true } });
});

interface Row {
  key: string;
  version: number;
  teacherName: string;
  name: string;
  state: string;
  arenas: { name: string }[];
  verifiedAt: string | null;
  verifiedByName: string | null;
  remindedAt: string | null;
  mayRemind: boolean;
}
const fields =
  "key version teacherName arenas { name } name level issuer issuedOn validUntil state verifiedAt verifiedByName remindedAt mayRemind";

async function list(args = "", { token } = federation.manager) {
  const { viewer } = await api().data(
    `{ viewer { federationMember { federation { certifications(first: 50 ${args}) {
      totalCount edges { cursor node { ${fields} } } } } } } }`,
    {},
    token,
  );
  return viewer.federationMember.federation.certifications as {
    totalCount: number;
    edges: { cursor: string; node: Row }[];
  };
}
const one = async (key: string, { token } = federation.manager) =>
  (
    await api().data(
      `query ($key: UUID!) { viewer { federationMember { federation { certification(key: $key) { ${fields} } } } } }`,
      { key },
      token,
    )
  ).viewer.federationMember.federation.certification as Row | null;

const told = (mutation: string) =>
  `... on ${mutation[0]!.toUpperCase()}${mutation.slice(1)}Success { certification { ${fields} } }`;
const acts =
  (mutation: string) =>
  (key: string, more: object = {}, { token }: Person = federation.manager, { globalId } = federation) =>
    act(token, mutation, { federationId: globalId, certificationKey: key, ...more }, told(mutation));
const verify = (key: string, version = 0, by?: Person, of?: FederationStory) =>
  acts("verifyCertification")(key, { version }, by, of);
const undo = acts("undoVerification");
const remind = acts("remindOfCertification");
const update = (id: string, { token }: Person, more: object) =>
  act(token, "updateCertification", {
    certificationId: encodeGlobalId("Certification", id),
    name: "Curso",
    level: "BASIC",
    issuer: "Escola",
    issuedOn: "2025-01-01",
    ...more,
  });

describe("the certificates of a federation", () => {
  let ending: string;
  beforeAll(async () => {
    const both = await teaching("ágata Reis", [south, north, elsewhere]);
    await createCertification(api(), both.teacherId, { name: "Treinadora", level: "ADVANCED" });
    ending = await createCertification(api(), both.teacherId, { name: "Arbitragem", validUntil: on(0) });
    await createCertification(api(), both.teacherId, {
      name: "Socorros",
      validUntil: on(31),
      issuer: "Bombeiros",
    });
    await createCertification(api(), both.teacherId, { name: "Antiga", validUntil: on(-1) });
    await createCertification(api(), both.teacherId, { name: "Removida", active: false });
    await certify(await teaching("ágata Que saiu", [north], { works: false }), "De quem saiu");
    await certify(await teaching("ágata Que parou", [north], { active: false }), "De quem parou");
    await certify(await teaching("ágata De longe", [elsewhere]), "De longe");
  });
  const named = async (args: string) =>
    (await list(`search: "AGATA" ${args}`)).edges.map(({ node }) => node.name);

  test("are those of active teachers of its arenas, each with the affiliated arenas alone", async () => {
    const { edges, totalCount } = await list('search: "agata"');
    expect(edges.map(({ node }) => node.name)).toEqual(["Treinadora", "Arbitragem", "Socorros", "Antiga"]);
    expect(totalCount).toBe(4);
    expect(edges[0]?.node).toMatchObject({ teacherName: "ágata Reis", verifiedAt: null, state: "VALID" });
    expect(edges[0]?.node.arenas.map(({ name }) => name)).toEqual(["Arena Norte", "Arena Sul"]);
  });

  test("are found by what they are today, by level, by who issued them, and by whether they wait", async () => {
    expect(await named("only: VALID")).toEqual(["Treinadora", "Socorros"]);
    expect(await named("only: EXPIRING")).toEqual(["Arbitragem"]);
    expect(await named("only: EXPIRED")).toEqual(["Antiga"]);
    expect(await named("only: TO_VERIFY")).toEqual(["Treinadora", "Arbitragem", "Socorros"]);
    expect(await named("level: ADVANCED")).toEqual(["Treinadora"]);
    expect((await list('search: "bombeiros"')).edges.map(({ node }) => node.name)).toEqual(["Socorros"]);
    expect(await verify(ending)).toMatchObject({ __typename: "VerifyCertificationSuccess" });
    expect(await named("only: TO_VERIFY")).toEqual(["Treinadora", "Socorros"]);
  });

  test("go on page by page in both directions, several of one teacher too", async () => {
    const { edges } = await list('search: "agata"');
    expect(await named(`after: "${edges[1]?.cursor}"`)).toEqual(["Socorros", "Antiga"]);
    const { viewer } = await api().data(
      `{ viewer { federationMember { federation { certifications(last: 1, search: "agata", before: "${edges[2]?.cursor}") {
        edges { node { name } } } } } } }`,
      {},
      federation.manager.token,
    );
    expect(viewer.federationMember.federation.certifications.edges).toEqual([
      { node: { name: "Arbitragem" } },
    ]);
  });

  test("another federation sees none of them", async () => {
    expect(await one(ending, federation.manager)).toMatchObject({ name: "Arbitragem" });
    const certificate = await certify(lia, "Da Lia");
    expect(await one(certificate, other.manager)).toBeNull();
    expect(await verify(certificate, 0, other.manager, other)).toMatchObject({ code: "NOT_FOUND" });
    expect(await remind(certificate, {}, other.manager, other)).toMatchObject({ code: "NOT_FOUND" });
    expect(await undo(certificate, {}, other.manager, other)).toMatchObject({ code: "NOT_FOUND" });
    expect(await api().db.certificationCheck.count({ where: { certificationId: certificate } })).toBe(0);
  });
});

describe("verifying", () => {
  test("stands with who and when, once, until it is undone", async () => {
    const certificate = await certify(lia, "Verificada");
    const { certification } = await verify(certificate);
    expect(certification).toMatchObject({ verifiedByName: "Presidente Das certificações" });
    await Promise.all([verify(certificate), verify(certificate)]);
    const rows = () => api().db.certificationCheck.findMany({ where: { certificationId: certificate } });
    expect(await rows()).toMatchObject([{ verifiedById: federation.manager.userId, undoneAt: null }]);
    expect((await undo(certificate)).certification).toMatchObject({ verifiedAt: null, verifiedByName: null });
    await undo(certificate);
    expect(await rows()).toMatchObject([
      { undoneById: federation.manager.userId, undoneAt: expect.any(Date) },
    ]);
    await verify(certificate);
    expect(await rows()).toHaveLength(2);
  });

  test("ends when the teacher changes what it says, and not when nothing is another", async () => {
    const id = await createCertification(api(), lia.teacherId, { name: "Curso" });
    await verify(id);
    await update(id, lia, {});
    expect(await one(id)).toMatchObject({ version: 0, verifiedAt: expect.any(String) });
    await update(id, lia, { validUntil: addDays(today, 400) });
    expect(await one(id)).toMatchObject({ version: 1, verifiedAt: null });
    // As it was before is another version still.
    await update(id, lia, {});
    expect(await one(id)).toMatchObject({ version: 2, verifiedAt: null });
  });

  test("is of what was looked at: what was changed meanwhile is refused", async () => {
    const id = await createCertification(api(), lia.teacherId, { name: "Curso" });
    await update(id, lia, { level: "ADVANCED" });
    expect(await verify(id, 0)).toMatchObject({ __typename: "RuleViolation", code: "CERTIFICATION_CHANGED" });
    expect(await verify(id, 1)).toMatchObject({ __typename: "VerifyCertificationSuccess" });
  });

  test("is for what is still good, and for others' alone", async () => {
    const expired = await certify(lia, "Expirada", on(-1));
    expect(await verify(expired)).toMatchObject({ code: "CERTIFICATION_EXPIRED" });
    const both = await teaching("Que preside", [north]);
    await api().db.federationMember.create({
      data: {
        userId: both.userId,
        federationId: federation.id,
        position: "Diretora",
        appointedOn: day("2026-01-01"),
      },
    });
    const own = await certify(both, "Própria");
    const { token } = both;
    expect(await verify(own, 0, { ...both, token })).toMatchObject({ code: "OWN_CERTIFICATION" });
    expect(await verify(own)).toMatchObject({ __typename: "VerifyCertificationSuccess" });
  });

  test("by an admin stands in the trail, by the federation's people in the rows alone", async () => {
    const certificate = await certify(lia, "Da administração");
    const actions = async () => (await auditOf(api(), federation.id)).map(({ action }) => action);
    await verify(certificate);
    await undo(certificate);
    expect(await actions()).toEqual([]);
    await verify(certificate, 0, admin);
    await verify(certificate, 0, admin);
    await undo(certificate, {}, admin);
    expect(await actions()).toEqual(["UNDO_CERTIFICATION_CHECK", "VERIFY_CERTIFICATION"]);
  });

  test("stays with a certificate of a teacher who left, and is not seen until they are back", async () => {
    const rui = await teaching("Rui Leal", [south]);
    const certificate = await certify(rui, "Do Rui");
    await verify(certificate);
    const work = (active: boolean) =>
      api().db.teacherArena.updateMany({ where: { teacherId: rui.teacherId }, data: { active } });
    await work(false);
    expect(await one(certificate)).toBeNull();
    expect(await undo(certificate)).toMatchObject({ code: "NOT_FOUND" });
    await work(true);
    expect(await one(certificate)).toMatchObject({ verifiedAt: expect.any(String) });
  });
});

describe("reminding", () => {
  const subjects = async ({ email }: Teacher) => (await mailsTo(api(), email)).map(({ subject }) => subject);

  test("writes to the teacher of what ends, once in seven days, also of two presses at once", async () => {
    const ana = await teaching("Ana Serra", [north]);
    const certificate = await certify(ana, "Que expira", on(10));
    expect(await one(certificate)).toMatchObject({ mayRemind: true, remindedAt: null });
    const answers = await Promise.all([remind(certificate), remind(certificate)]);
    expect(answers.map(({ code }) => code ?? "sent").toSorted()).toEqual(["ALREADY_REMINDED", "sent"]);
    expect(await subjects(ana)).toEqual([`Sua certificação expira em ${dateInDigits(addDays(today, 10))}`]);
    expect(await one(certificate)).toMatchObject({ mayRemind: false, remindedAt: expect.any(String) });
    expect(
      await api().db.notice.count({ where: { userId: ana.userId, path: "/teacher-certifications" } }),
    ).toBe(1);

    await api().db.certificateReminder.updateMany({
      where: { certificationId: certificate },
      data: { sentAt: new Date(Date.now() - 7 * 86_400_000) },
    });
    expect((await remind(certificate)).certification).toMatchObject({ mayRemind: false });
    expect(await subjects(ana)).toHaveLength(2);
  });

  test("is for what ends or has ended, of who has an account", async () => {
    const expired = await certify(lia, "Expirada", on(-3));
    expect((await remind(expired)).certification).toMatchObject({ remindedAt: expect.any(String) });
    expect((await subjects(lia))[0]).toBe(`Sua certificação expirou em ${dateInDigits(addDays(today, -3))}`);
    expect(await remind(await certify(lia, "Longa", on(31)))).toMatchObject({ code: "STILL_VALID" });
    expect(await remind(await certify(lia, "Sem fim"))).toMatchObject({ code: "STILL_VALID" });
    const { id: teacherId } = await api().db.teacher.create({
      data: { fullName: "Sem Conta", arenas: { create: { arenaId: north.id } } },
    });
    const unreachable = await certify({ teacherId }, "Sem conta", on(5));
    expect(await one(unreachable)).toMatchObject({ mayRemind: false });
    expect(await remind(unreachable)).toMatchObject({ code: "NO_ACCOUNT" });
  });
});

test("a federation that is not active verifies and reminds of nothing, and may take back", async () => {
  const certificate = await certify(lia, "Da pausa", on(10));
  await verify(certificate);
  const second = await certify(lia, "Da pausa", on(10));
  await api().db.federation.update({ where: { id: federation.id }, data: { active: false } });
  expect(await verify(second)).toMatchObject({ code: "FEDERATION_INACTIVE" });
  expect(await remind(second)).toMatchObject({ code: "FEDERATION_INACTIVE" });
  expect((await undo(certificate)).certification).toMatchObject({ verifiedAt: null });
});
