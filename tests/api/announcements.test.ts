import { randomUUID } from "node:crypto";
import { afterEach, beforeAll, describe, expect, test } from "vitest";
import { deliverAnnouncement } from "../../server/announcements/deliver-announcement.action";
import { forgetNoticesJob } from "../../server/notices/notice.action";
import { createOutbox } from "../../server/platform/mail/outbox";
import { acting, createAdmin } from "../support/administering";
import { useApi } from "../support/api";
import { createAthletePerson } from "../support/enrolling";
import { createFederation, day, type FederationStory } from "../support/federation-story";
import { mailsTo } from "../support/mails";
import { createArena, createPerson, nextNumber, type ArenaStory, type Person } from "../support/story";
import { makeGuardian } from "../support/world-guardians";

const api = useApi();
const act = acting(api);

interface Sender {
  globalId: string;
  manager: Person;
}

const letter = { title: "Quadra nova", text: "A quadra 4 abriu.\nVenha jogar!" };
const fields = "key title audience recipientCount skippedCount deliveredCount readCount sentByName";
const send = (sender: Sender, more: object = {}, token = sender.manager.token) =>
  act(
    token,
    "sendAnnouncement",
    { senderId: sender.globalId, audience: "ATHLETES", ...letter, requestKey: randomUUID(), ...more },
    `... on SendAnnouncementSuccess { announcement { ${fields} } }`,
  );
const desk = async (kind: "ARENA" | "FEDERATION", selection: string, { token }: Person) =>
  (await api().data(`{ viewer { announcementDesk(kind: ${kind}) { ${selection} } } }`, {}, token)).viewer
    .announcementDesk;
const list = async (kind: "ARENA" | "FEDERATION", by: Person): Promise<Record<string, unknown>[]> =>
  (await desk(kind, `announcements(first: 20) { edges { node { ${fields} } } }`, by)).announcements.edges.map(
    ({ node }: { node: object }) => node,
  );
const subjectsTo = async (email: string) => (await mailsTo(api(), email)).map(({ subject }) => subject);
const noticesOf = (userId: string) => api().db.notice.findMany({ where: { userId } });
const by = { outbox: createOutbox(false), publicUrl: "https://praia.example" };

/** A record without an account, that attends an arena. @returns its id. */
async function record(arenaId: string, more: object = {}): Promise<string> {
  const { id } = await api().db.athlete.create({
    data: {
      fullName: "Sem Conta",
      birthDate: day("1990-03-14"),
      ...more,
      arenas: { create: { arenaId, firstVisitOn: day("2026-01-10") } },
    },
  });
  return id;
}
const address = (): string => `registro${nextNumber()}@teste.example`;
const emailOf = async ({ userId }: Person): Promise<string> =>
  (await api().db.user.findUniqueOrThrow({ where: { id: userId } })).email;

describe("an arena", () => {
  let arena: ArenaStory;
  let other: ArenaStory;
  beforeAll(async () => {
    arena = await createArena(api(), "Dos comunicados");
    other = await createArena(api(), "Ao lado");
  });
  afterEach(async () => {
    await api().db.arena.update({ where: { id: arena.id }, data: { active: true } });
    // The daily limit is another test's.
    await api().db.announcement.updateMany({ data: { sentAt: day("2026-01-01") } });
  });

  test("reaches each of its active athletes once: accounts, records, guardians of minors; others are counted", async () => {
    const ana = await createAthletePerson(api(), "Ana Lima", arena.id);
    const gone = await createAthletePerson(api(), "Foi Embora", arena.id);
    await api().db.arenaAthlete.updateMany({ where: { athleteId: gone.athleteId }, data: { active: false } });
    const disabled = await createAthletePerson(api(), "Conta Desativada", arena.id);
    await api().db.user.update({ where: { id: disabled.userId }, data: { disabledAt: new Date() } });
    const plain = address();
    await record(arena.id, { email: plain });
    await record(arena.id);
    const mother = await createPerson(api(), "Mãe de dois");
    const childs = address();
    for (const email of [childs, null]) {
      const athleteId = await record(arena.id, { email, birthDate: day("2018-05-05") });
      await makeGuardian(api(), { athleteId, userId: mother.userId });
    }
    const alone = address();
    await record(arena.id, { email: alone, birthDate: day("2018-05-05") });
    const elsewhere = await createAthletePerson(api(), "De outra arena", other.id);

    const count = "recipients(audience: ATHLETES) { people unreachable }";
    expect(await desk("ARENA", count, arena.manager)).toEqual({ recipients: { people: 4, unreachable: 2 } });
    expect(await send(arena)).toMatchObject({
      announcement: {
        audience: "Atletas",
        recipientCount: 4,
        skippedCount: 2,
        sentByName: "Gestora Dos comunicados",
      },
    });
    const subject = "Arena Dos comunicados: Quadra nova";
    for (const email of [ana.email, plain, alone, await emailOf(mother)])
      expect(await subjectsTo(email), email).toEqual([subject]);
    for (const email of [gone.email, disabled.email, childs, elsewhere.email])
      expect(await subjectsTo(email), email).toEqual([]);

    const [mail] = await mailsTo(api(), ana.email);
    expect(mail?.text).toContain("A quadra 4 abriu.\n\nVenha jogar!");
    expect(mail?.text).toMatch(/Ver em Avisos: \S+\/avisos$/m);
    expect((await mailsTo(api(), plain))[0]?.text).not.toContain("/avisos");
    expect(await noticesOf(ana.userId)).toMatchObject([{ title: subject, text: letter.text, readAt: null }]);
    expect(await noticesOf(mother.userId)).toHaveLength(1);
    expect(await api().db.announcementDelivery.count()).toBe(0);

    expect(await list("ARENA", arena.manager)).toMatchObject([{ deliveredCount: 4, readCount: 0 }]);
    const [notice] = (
      await api().data("{ viewer { notices(first: 1) { edges { node { id } } } } }", {}, ana.token)
    ).viewer.notices.edges;
    await api().data(
      `mutation ($input: ReadNoticesInput!) { readNotices(input: $input) { notice { isRead } } }`,
      { input: { noticeId: notice.node.id } },
      ana.token,
    );
    expect(await list("ARENA", arena.manager)).toMatchObject([{ deliveredCount: 4, readCount: 1 }]);
  });

  test("does not write to whoever has said that a record under their address is not theirs", async () => {
    const somebody = await createPerson(api(), "Não Sou Eu");
    const email = await emailOf(somebody);
    const athleteId = await record(arena.id, { email });
    const count = "recipients(audience: ATHLETES) { people unreachable }";
    const { recipients: before } = await desk("ARENA", count, arena.manager);
    await api().db.recordRefusal.create({
      data: { userId: somebody.userId, athleteId, refusedAt: new Date() },
    });
    expect(await desk("ARENA", count, arena.manager)).toEqual({
      recipients: { people: before.people - 1, unreachable: before.unreachable + 1 },
    });
    await send(arena);
    expect(await subjectsTo(email)).toEqual([]);
    expect(await noticesOf(somebody.userId)).toEqual([]);
  });

  test("is still told how many have read it once the old notices are gone", async () => {
    const [before] = await list("ARENA", arena.manager);
    await api().db.notice.updateMany({
      where: { announcementId: String(before?.["key"]) },
      data: { createdAt: day("2026-01-01") },
    });
    await forgetNoticesJob(api().db)();
    expect(await api().db.notice.count({ where: { announcementId: String(before?.["key"]) } })).toBe(0);
    expect((await list("ARENA", arena.manager))[0]).toEqual(before);
  });

  test("reaches its teachers too where they are asked for, who may be athletes as well", async () => {
    const both = await createAthletePerson(api(), "Professora e atleta", arena.id);
    const before = await desk("ARENA", "recipients(audience: ATHLETES) { people }", arena.manager);
    const teacher = await createPerson(api(), "Professor");
    for (const { userId } of [both, teacher])
      await api().db.teacher.create({
        data: { userId, fullName: "Dá aulas", arenas: { create: { arenaId: arena.id } } },
      });
    const { people } = (
      await desk("ARENA", "recipients(audience: ATHLETES_AND_TEACHERS) { people }", arena.manager)
    ).recipients;
    expect(people).toBe(before.recipients.people + 1);
    await send(arena, { audience: "ATHLETES_AND_TEACHERS" });
    for (const one of [both, teacher]) expect(await subjectsTo(await emailOf(one))).toHaveLength(1);
  });

  test("sends once what is sent twice, also at the same moment", async () => {
    const requestKey = randomUUID();
    const answers = await Promise.all([send(arena, { requestKey }), send(arena, { requestKey })]);
    answers.push(await send(arena, { requestKey, title: "Outro título" }));
    expect(new Set(answers.map(({ announcement }) => announcement.key)).size).toBe(1);
    expect(await api().db.announcement.count({ where: { requestKey } })).toBe(1);
  });

  test("sends at most ten a day, and none while it is suspended", async () => {
    for (let sent = 0; sent < 10; sent++)
      expect(await send(arena)).toMatchObject({ __typename: "SendAnnouncementSuccess" });
    expect(await send(arena)).toMatchObject({ code: "TOO_MANY_ANNOUNCEMENTS" });
    await api().db.announcement.updateMany({ data: { sentAt: day("2026-01-01") } });
    await api().db.arena.update({ where: { id: arena.id }, data: { active: false } });
    expect(await send(arena)).toMatchObject({ code: "ARENA_SUSPENDED" });
  });

  test("speaks through its managers alone, and only of what it may choose", async () => {
    const athlete = await createAthletePerson(api(), "Quer avisar", arena.id);
    const teacher = await createPerson(api(), "Professor daqui");
    await api().db.teacher.create({
      data: { userId: teacher.userId, fullName: "Prof", arenas: { create: { arenaId: arena.id } } },
    });
    for (const { token } of [other.manager, athlete, teacher, await createAdmin(api())]) {
      const { errors } = await api().run(
        `mutation ($input: SendAnnouncementInput!) { sendAnnouncement(input: $input) { __typename } }`,
        { input: { senderId: arena.globalId, audience: "ATHLETES", ...letter, requestKey: randomUUID() } },
        token,
      );
      expect(errors?.[0]?.extensions.code).toBe("FORBIDDEN");
    }
    for (const person of [athlete, teacher]) expect(await desk("ARENA", "id", person)).toBeNull();
    expect(await send(arena, { audience: "ARENA_MANAGERS" })).toMatchObject({ code: "AUDIENCE_NOT_OFFERED" });
    expect(await send(arena, { title: "x".repeat(121) })).toMatchObject({ __typename: "InvalidInput" });
    expect(await send(other, {}, other.manager.token)).toMatchObject({ announcement: { recipientCount: 1 } });
    const empty = await createArena(api(), "Sem ninguém");
    expect(await send(empty)).toMatchObject({ code: "NO_RECIPIENTS" });
  });

  test("shows another sender nothing of what it has sent", async () => {
    const [own] = await list("ARENA", arena.manager);
    const selection = `announcement(key: "${String(own?.["key"])}") { title text }`;
    expect(await desk("ARENA", selection, arena.manager)).toMatchObject({ announcement: letter });
    expect(await desk("ARENA", selection, other.manager)).toEqual({ announcement: null });
  });

  test("a job that is killed in the middle goes on where it was, and two at once share the rest", async () => {
    const crowd = await createArena(api(), "Da multidão");
    const prefix = `multidao${nextNumber()}-`;
    await api().db.athlete.createMany({
      data: Array.from({ length: 250 }, (_, index) => ({
        fullName: "Da multidão",
        email: `${prefix}${index}@teste.example`,
        birthDate: day("1990-01-01"),
      })),
    });
    const athletes = await api().db.athlete.findMany({ where: { email: { startsWith: prefix } } });
    await api().db.arenaAthlete.createMany({
      data: athletes.map(({ id }) => ({ athleteId: id, arenaId: crowd.id, firstVisitOn: day("2026-01-10") })),
    });
    const withAccount = await createAthletePerson(api(), "Com conta", crowd.id);
    const { announcement } = await send(crowd);
    let batches = 0;
    const dying = {
      ...by,
      outbox: {
        ...by.outbox,
        putAll: async (...args: Parameters<typeof by.outbox.putAll>) => {
          await by.outbox.putAll(...args);
          if (++batches === 2) throw new Error("killed");
        },
      },
    };
    await expect(deliverAnnouncement(api().db, dying, announcement.key)).rejects.toThrow("killed");
    const ofCrowd = { to: { startsWith: prefix } };
    const written = await api().db.outgoingMail.count({ where: ofCrowd });
    expect(written).toBeGreaterThanOrEqual(99);
    expect(written).toBeLessThanOrEqual(100);
    await Promise.all([1, 2].map(() => deliverAnnouncement(api().db, by, announcement.key)));
    await api().runJobs();
    const mails = await api().db.outgoingMail.findMany({ where: ofCrowd, select: { to: true } });
    expect(mails).toHaveLength(250);
    expect(new Set(mails.map(({ to }) => to)).size).toBe(250);
    expect(await noticesOf(withAccount.userId)).toHaveLength(1);
    expect(await list("ARENA", crowd.manager)).toMatchObject([{ recipientCount: 251, deliveredCount: 251 }]);
  });

  test("writes to nobody whose account is deleted before the job runs", async () => {
    const place = await createArena(api(), "Da despedida");
    const leaving = await createAthletePerson(api(), "Vai embora", place.id);
    await createAthletePerson(api(), "Fica", place.id);
    const { announcement } = await send(place);
    await api().db.user.update({ where: { id: leaving.userId }, data: { disabledAt: new Date() } });
    await api().runJobs();
    expect(await subjectsTo(leaving.email)).toEqual([]);
    expect(await list("ARENA", place.manager)).toMatchObject([
      { key: announcement.key, recipientCount: 2, deliveredCount: 1 },
    ]);
  });
});

describe("a federation", () => {
  let federation: FederationStory;
  let arena: ArenaStory;
  beforeAll(async () => {
    federation = await createFederation(api(), "Dos comunicados");
    arena = await createArena(api(), "Filiada avisada");
    await api().db.arena.update({ where: { id: arena.id }, data: { federationId: federation.id } });
  });

  const championship = async (more: object = {}) => {
    const { id, categories } = await api().db.tournament.create({
      data: {
        federationId: federation.id,
        name: "Etapa de verão",
        kind: "INTERNAL",
        category: "Duplas",
        startDate: day("2099-01-10"),
        categories: { create: { name: "Feminino C", level: "C", gender: "FEMALE" } },
        ...more,
      },
      include: { categories: true },
    });
    return { id, categoryId: categories[0]!.id };
  };

  test("reaches athletes of its arenas, the arenas' managers, or who is enrolled in a championship", async () => {
    const bia = await createAthletePerson(api(), "Bia Sá", arena.id);
    const guest = await createAthletePerson(api(), "De fora", null);
    const { id, categoryId } = await championship();
    const enrol = (athleteId: string, status: "ENROLLED" | "CANCELLED") =>
      api().db.enrolment.create({ data: { tournamentId: id, categoryId, athleteId, status } });
    await enrol(guest.athleteId, "ENROLLED");
    await enrol(bia.athleteId, "CANCELLED");
    const finished = await championship({
      name: "Etapa passada",
      status: "FINISHED",
      startedAt: day("2026-11-07"),
      finishedAt: day("2026-11-08"),
    });

    expect(await desk("FEDERATION", "audiences", federation.manager)).toEqual({
      audiences: ["ATHLETES", "ARENA_MANAGERS", "CHAMPIONSHIP", "CATEGORY"],
    });
    expect(await send(federation)).toMatchObject({
      announcement: { audience: "Atletas das arenas filiadas", recipientCount: 1 },
    });
    expect(await send(federation, { audience: "ARENA_MANAGERS", title: "Reunião" })).toMatchObject({
      announcement: { audience: "Gestores das arenas filiadas", recipientCount: 1 },
    });
    expect(
      await send(federation, { audience: "CHAMPIONSHIP", championshipKey: id, title: "Tabela" }),
    ).toMatchObject({ announcement: { audience: "Inscritos em Etapa de verão", recipientCount: 1 } });
    const from = "Federação Dos comunicados";
    expect(await subjectsTo(bia.email)).toEqual([`${from}: Quadra nova`]);
    expect(await subjectsTo(await emailOf(arena.manager))).toEqual([`${from}: Reunião`]);
    expect(await subjectsTo(guest.email)).toEqual([`${from}: Tabela`]);
    expect((await list("FEDERATION", federation.manager)).map(({ title }) => title)).toEqual([
      "Tabela",
      "Reunião",
      "Quadra nova",
    ]);
    for (const key of [finished.id, randomUUID(), null])
      expect(await send(federation, { audience: "CHAMPIONSHIP", championshipKey: key })).toMatchObject({
        code: "CHAMPIONSHIP_NOT_FOUND",
      });
  });

  test("reaches everybody who manages an affiliated arena, each once", async () => {
    const own = await createFederation(api(), "Dos gestores");
    const places = [await createArena(api(), "Com equipe"), await createArena(api(), "Com a mesma gestora")];
    await api().db.arena.updateMany({
      where: { id: { in: places.map(({ id }) => id) } },
      data: { federationId: own.id },
    });
    const people = {
      helper: await createPerson(api(), "Da equipe"),
      former: await createPerson(api(), "Já saiu"),
      disabled: await createPerson(api(), "Sem acesso"),
    };
    await api().db.user.update({ where: { id: people.disabled.userId }, data: { disabledAt: new Date() } });
    await api().db.arenaManager.createMany({
      data: [
        ...places.map(({ id }) => ({ arenaId: id, userId: people.helper.userId, active: true })),
        { arenaId: places[0]!.id, userId: places[0]!.manager.userId, active: true },
        { arenaId: places[0]!.id, userId: people.former.userId, active: false },
        { arenaId: places[0]!.id, userId: people.disabled.userId, active: true },
      ].map((manager) => ({ ...manager, appointedOn: day("2026-01-05") })),
    });
    const count = "recipients(audience: ARENA_MANAGERS) { people unreachable }";
    expect(await desk("FEDERATION", count, own.manager)).toEqual({
      recipients: { people: 3, unreachable: 1 },
    });
    await send(own, { audience: "ARENA_MANAGERS" });
    const reached = [people.helper, ...places.map(({ manager }) => manager)];
    for (const person of reached) {
      expect(await subjectsTo(await emailOf(person))).toEqual(["Federação Dos gestores: Quadra nova"]);
      expect(await noticesOf(person.userId)).toHaveLength(1);
    }
    for (const person of [people.former, people.disabled])
      expect(await subjectsTo(await emailOf(person))).toEqual([]);
  });

  test("has no say in another one's championship, and none at all while it is not active", async () => {
    const other = await createFederation(api(), "Vizinha dos comunicados");
    const { id } = await championship({ name: "Só da primeira" });
    expect(await send(other, { audience: "CHAMPIONSHIP", championshipKey: id })).toMatchObject({
      code: "CHAMPIONSHIP_NOT_FOUND",
    });
    const count = `recipients(audience: CHAMPIONSHIP, championshipKey: "${id}") { people }`;
    expect(await desk("FEDERATION", count, other.manager)).toEqual({ recipients: { people: 0 } });
    const inactive = await createFederation(api(), "Parada dos comunicados", false);
    expect(await send(inactive)).toMatchObject({ code: "FEDERATION_INACTIVE" });
  });

  test("what somebody has sent is in the download of their data", async () => {
    const { exportPersonalData } = await api().data(
      "mutation { exportPersonalData { ... on ExportPersonalDataSuccess { json } } }",
      {},
      federation.manager.token,
    );
    expect(JSON.parse(exportPersonalData.json).comunicadosQueVoceEnviou).toContainEqual(
      expect.objectContaining({ titulo: "Reunião", publico: "Gestores das arenas filiadas" }),
    );
  });
});
