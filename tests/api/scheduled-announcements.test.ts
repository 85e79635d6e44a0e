import { randomUUID } from "node:crypto";
import { beforeAll, describe, expect, test } from "vitest";
import { giveUpDueAnnouncements } from "../../server/announcements/announcement.step";
import { sendDueAnnouncements } from "../../server/announcements/announcement.action";
import { inTransaction } from "../../server/platform/database";
import { encodeGlobalId } from "../../server/platform/graphql/nodes";
import { later } from "../../server/platform/time/duration.rules";
import { brasiliaTime, clockAt, dayAt, instantAt } from "../../server/platform/time/time-zone.rules";
import { acting } from "../support/administering";
import { useApi } from "../support/api";
import { createAthletePerson } from "../support/enrolling";
import { createFederation, day, type FederationStory } from "../support/federation-story";
import { mailsTo } from "../support/mails";
import { createArena, createPerson, type ArenaStory } from "../support/story";

const api = useApi();
const act = acting(api);

const letter = { title: "Mudou o horário", text: "Os jogos começam às 9h." };
type Sender = Pick<ArenaStory | FederationStory, "globalId" | "manager">;
type Answer = Record<string, any>;

const send = (sender: Sender, more: object = {}): Promise<Answer> =>
  act(
    sender.manager.token,
    "sendAnnouncement",
    { senderId: sender.globalId, audience: "ATHLETES", ...letter, requestKey: randomUUID(), ...more },
    `... on SendAnnouncementSuccess { announcement { key audience state sentAt scheduledFor recipientCount } }
     ... on InvalidInput { fields { path message } }`,
  );
/** A day and time so far from now, as the input takes them. */
const ahead = (duration: Parameters<typeof later>[1], timeZone = brasiliaTime) => {
  const at = later(new Date(), duration);
  return { sendOn: dayAt(at, timeZone), sendAt: clockAt(at, timeZone) };
};
const inTwoHours = () => ahead({ hours: 2 });
const cancel = (sender: Sender, announcementKey: string, token = sender.manager.token): Promise<Answer> =>
  act(
    token,
    "cancelAnnouncement",
    { senderId: sender.globalId, announcementKey },
    "... on CancelAnnouncementSuccess { announcement { key state } }",
  );
const rowOf = (id: string) => api().db.announcement.findUniqueOrThrow({ where: { id } });
const sendDue = (hours: number) => sendDueAnnouncements(api().db, later(new Date(), { hours }));
const mailCount = async (email: string) => (await mailsTo(api(), email)).length;

describe("an arena's scheduled announcement", () => {
  let arena: ArenaStory;
  beforeAll(async () => {
    arena = await createArena(api(), "Que agenda");
  });

  test("goes once to the audience of its own time, also with two workers, and after its writer has left", async () => {
    const before = await createAthletePerson(api(), "Já estava", arena.id);
    const leaves = await createAthletePerson(api(), "Vai sair", arena.id);
    const writer = await createPerson(api(), "Só hoje");
    await api().db.arenaManager.create({
      data: { arenaId: arena.id, userId: writer.userId, active: true, appointedOn: day("2026-01-05") },
    });
    const requestKey = randomUUID();
    const asked = { ...inTwoHours(), requestKey };
    const by = { ...arena, manager: { ...writer, token: await api().tokenOf(writer.userId) } };
    const answers = await Promise.all([send(by, asked), send(by, asked)]);
    const { key } = answers[0].announcement;
    expect(answers[1].announcement.key).toBe(key);
    expect(answers[0].announcement).toMatchObject({ state: "SCHEDULED", recipientCount: 0 });
    await api().runJobs();
    expect(await sendDue(1)).toBe(0);
    expect(await mailCount(before.email)).toBe(0);

    const after = await createAthletePerson(api(), "Chegou depois", arena.id);
    await api().db.arenaAthlete.updateMany({
      where: { athleteId: leaves.athleteId },
      data: { active: false },
    });
    await api().db.arenaManager.updateMany({ where: { userId: writer.userId }, data: { active: false } });
    const sent = await Promise.all([sendDue(2.1), sendDue(2.1), sendDue(2.1)]);
    expect(sent.reduce((sum, count) => sum + count)).toBe(1);
    expect(await sendDue(2.2)).toBe(0);
    await api().runJobs();
    for (const { email } of [before, after]) expect(await mailCount(email)).toBe(1);
    expect(await mailCount(leaves.email)).toBe(0);
    expect(await rowOf(key)).toMatchObject({ state: "SENT", recipientCount: 2, deliveredCount: 2 });
  });

  test("is planned by the arena's clock", async () => {
    const manaus = await createArena(api(), "De Manaus");
    await api().db.arena.update({ where: { id: manaus.id }, data: { timeZone: "America/Manaus" } });
    const { sendOn } = ahead({ days: 3 });
    const { announcement } = await send(manaus, { sendOn, sendAt: "08:00" });
    expect(announcement.sentAt).toBe(instantAt(sendOn, "08:00", "America/Manaus").toISOString());
    const { viewer } = await api().data(
      "{ viewer { announcementDesk(kind: ARENA) { timeZone } } }",
      {},
      manaus.manager.token,
    );
    expect(viewer.announcementDesk.timeZone).toBe("America/Manaus");
  });

  test("is refused too soon, too far ahead, and without a whole time", async () => {
    const refused = async (more: object) => (await send(arena, more))["fields"];
    expect(await refused(ahead({ minutes: 3 }))).toMatchObject([{ path: ["sendAt"] }]);
    expect(await refused(ahead({ days: -1 }))).toMatchObject([{ path: ["sendAt"] }]);
    expect(await refused(ahead({ days: 92 }))).toMatchObject([{ path: ["sendOn"] }]);
    expect(await refused({ sendOn: inTwoHours().sendOn })).toMatchObject([{ path: ["sendAt"] }]);
    expect(await refused({ sendAt: "08:00" })).toMatchObject([{ path: ["sendOn"] }]);
  });

  test("can be cancelled until it is sent, by its own sender alone", async () => {
    const other = await createArena(api(), "Vizinha");
    const { key } = (await send(arena, inTwoHours())).announcement;
    expect(await cancel(other, key)).toMatchObject({ code: "ANNOUNCEMENT_NOT_FOUND" });
    const { errors } = await api().run(
      `mutation ($input: CancelAnnouncementInput!) { cancelAnnouncement(input: $input) { __typename } }`,
      { input: { senderId: arena.globalId, announcementKey: key } },
      other.manager.token,
    );
    expect(errors?.[0]?.extensions.code).toBe("FORBIDDEN");
    for (let click = 0; click < 2; click++)
      expect(await cancel(arena, key)).toMatchObject({ announcement: { key, state: "CANCELLED" } });
    expect(await sendDue(3)).toBe(0);
    const sent = (await send(arena)).announcement;
    expect(await cancel(arena, sent.key)).toMatchObject({
      code: "ANNOUNCEMENT_NOT_SCHEDULED",
      message: "O comunicado já foi enviado.",
    });
    expect(await cancel(arena, randomUUID())).toMatchObject({ code: "ANNOUNCEMENT_NOT_FOUND" });
  });

  test("cancelled while it is being sent: one of the two comes first", async () => {
    const [athlete] = await api().db.athlete.findMany({ where: { fullName: "Já estava" } });
    const before = await mailCount(athlete!.email!);
    const { key } = (await send(arena, inTwoHours())).announcement;
    const [sent, cancelled] = await Promise.all([sendDue(2.5), cancel(arena, key)]);
    const wasSent = sent === 1;
    expect(cancelled["code"]).toBe(wasSent ? "ANNOUNCEMENT_NOT_SCHEDULED" : undefined);
    expect((await rowOf(key)).state).toBe(wasSent ? "SENT" : "CANCELLED");
    await sendDue(3);
    await api().runJobs();
    expect(await mailCount(athlete!.email!)).toBe(before + sent);
  });

  test("is not sent more than six hours late, nor after a restore", async () => {
    const { key } = (await send(arena, inTwoHours())).announcement;
    expect(await sendDue(8.2)).toBe(0);
    const reason = "o horário passou há mais de 6 horas";
    expect(await rowOf(key)).toMatchObject({ state: "NOT_SENT", notSentReason: reason, recipientCount: 0 });
    expect(await cancel(arena, key)).toMatchObject({ code: "ANNOUNCEMENT_NOT_SCHEDULED" });
    const { viewer } = await api().data(
      `{ viewer { announcementDesk(kind: ARENA) { announcement(key: "${key}") { state notSentReason deliveredCount } } } }`,
      {},
      arena.manager.token,
    );
    expect(viewer.announcementDesk.announcement).toEqual({
      state: "NOT_SENT",
      notSentReason: reason,
      deliveredCount: 0,
    });

    const restored = (await send(arena, inTwoHours())).announcement;
    const at = later(new Date(), { hours: 3 });
    await inTransaction(api().db, (tx) => giveUpDueAnnouncements(tx, at));
    expect(await rowOf(restored.key)).toMatchObject({ state: "NOT_SENT" });
    expect(await sendDue(3)).toBe(0);
  });

  test("is not sent while the arena is suspended, nor to an audience without an address", async () => {
    const empty = await createArena(api(), "Sem ninguém ainda");
    const none = (await send(empty, inTwoHours())).announcement;
    const { key } = (await send(arena, inTwoHours())).announcement;
    await api().db.arena.update({ where: { id: arena.id }, data: { active: false } });
    expect(await sendDue(2.1)).toBe(0);
    await api().db.arena.update({ where: { id: arena.id }, data: { active: true } });
    expect(await sendDue(2.2)).toBe(0);
    expect(await rowOf(key)).toMatchObject({ state: "NOT_SENT", notSentReason: "a arena estava suspensa" });
    expect(await rowOf(none.key)).toMatchObject({ notSentReason: "ninguém deste público podia receber" });
  });

  test("counts for the limit of the 24 hours around its time", async () => {
    const busy = await createArena(api(), "Que fala muito");
    await createAthletePerson(api(), "Que escuta", busy.id);
    const keys: string[] = [];
    for (let sent = 0; sent < 10; sent++)
      keys.push((await send(busy, ahead({ hours: 20, minutes: sent }))).announcement.key);
    for (const more of [{}, ahead({ hours: 40 })])
      expect(await send(busy, more)).toMatchObject({ code: "TOO_MANY_ANNOUNCEMENTS" });
    expect(await send(busy, ahead({ hours: 45 }))).toMatchObject({ announcement: { state: "SCHEDULED" } });
    await cancel(busy, keys[0]!);
    expect(await send(busy)).toMatchObject({ announcement: { state: "SENT" } });
  });

  test("one that fails does not keep the others from being sent", async () => {
    const [broken, fine] = [await createArena(api(), "Que falha"), await createArena(api(), "Depois dela")];
    await createAthletePerson(api(), "Que recebe", fine.id);
    const first = (await send(broken, ahead({ hours: 2 }))).announcement;
    const second = (await send(fine, ahead({ hours: 2, minutes: 1 }))).announcement;
    await api().db.$executeRaw`
      CREATE FUNCTION falha() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RAISE EXCEPTION 'falha'; END $$`;
    await api().db.$executeRawUnsafe(
      `CREATE TRIGGER falha BEFORE UPDATE ON comunicados FOR EACH ROW WHEN (old.id = '${first.key}') EXECUTE FUNCTION falha()`,
    );
    await expect(sendDue(2.5)).rejects.toThrow("1 failed");
    await api().db.$executeRaw`DROP TRIGGER falha ON comunicados`;
    expect((await rowOf(second.key)).state).toBe("SENT");
    expect((await rowOf(first.key)).state).toBe("SCHEDULED");
    await sendDue(2.6);
    expect((await rowOf(first.key)).state).toBe("NOT_SENT");
  });
});

describe("a category as the audience", () => {
  let federation: FederationStory;
  beforeAll(async () => {
    federation = await createFederation(api(), "Das categorias");
  });

  const championship = async (owner: object, more: object = {}) => {
    const { id, categories } = await api().db.tournament.create({
      data: {
        ...owner,
        name: "Etapa de verão",
        kind: "INTERNAL",
        category: "Duplas",
        startDate: day("2099-01-10"),
        categories: {
          create: [
            { name: "Feminino C", level: "C", gender: "FEMALE" },
            { name: "Feminino B", level: "B", gender: "FEMALE" },
          ],
        },
        ...more,
      },
      include: { categories: { orderBy: { name: "desc" } } },
    });
    return { id, categoryIds: categories.map((category) => category.id) };
  };
  const category = (id: string) => ({
    audience: "CATEGORY",
    categoryId: encodeGlobalId("TournamentCategory", id),
  });

  test("reaches who is entered in it, and not in another one", async () => {
    const { id, categoryIds } = await championship({ federationId: federation.id });
    const enrol = async (name: string, categoryId: string, more: object = {}) => {
      const athlete = await createAthletePerson(api(), name, null);
      await api().db.enrolment.create({
        data: { tournamentId: id, categoryId, athleteId: athlete.athleteId, ...more },
      });
      return athlete;
    };
    const [c = "", b = ""] = categoryIds;
    const entered = await enrol("Na C", c);
    const waits = await enrol("Na espera", c, { status: "WAITLISTED", waitlistedAt: new Date() });
    const others = [
      await enrol("Saiu da C", c, { status: "CANCELLED" }),
      await enrol("Não respondeu", c, { status: "INVITED", awaitsConsent: true }),
      await enrol("Na B", b),
    ];
    const { viewer } = await api().data(
      `query ($id: ID) { viewer { announcementDesk(kind: FEDERATION) { recipients(audience: CATEGORY, categoryId: $id) { people } } } }`,
      { id: category(c).categoryId },
      federation.manager.token,
    );
    expect(viewer.announcementDesk.recipients).toEqual({ people: 2 });
    expect(await send(federation, category(c))).toMatchObject({
      announcement: { audience: "Inscritos em Feminino C, Etapa de verão", recipientCount: 2 },
    });
    for (const { email } of [entered, waits]) expect(await mailCount(email)).toBe(1);
    for (const { email } of others) expect(await mailCount(email)).toBe(0);
  });

  test("must be one of a championship of the sender that goes on, and not cancelled", async () => {
    const other = await createFederation(api(), "Vizinha das categorias");
    const arena = await createArena(api(), "Com torneio");
    const past = { status: "FINISHED", startedAt: day("2026-11-07"), finishedAt: day("2026-11-08") };
    const unknown = [
      await championship({ federationId: other.id }),
      await championship({ arenaId: arena.id }),
      await championship({ federationId: federation.id }, past),
      await championship({ federationId: federation.id }, { publishedAt: null }),
    ].map(({ categoryIds }) => category(categoryIds[0]!));
    for (const more of [...unknown, category(randomUUID()), { audience: "CATEGORY" }])
      expect(await send(federation, more)).toMatchObject({ code: "CATEGORY_UNKNOWN", path: ["categoryId"] });
    expect(await send(arena, unknown[1])).toMatchObject({ code: "AUDIENCE_NOT_OFFERED" });
    const { categoryIds } = await championship({ federationId: federation.id });
    await api().db.tournamentCategory.update({
      where: { id: categoryIds[0]! },
      data: { settledAt: new Date() },
    });
    expect(await send(federation, category(categoryIds[0]!))).toMatchObject({ code: "CATEGORY_CANCELLED" });
  });

  test("is not written to at the planned time if it was cancelled or deleted, or the federation is not active", async () => {
    const { id, categoryIds } = await championship({ federationId: federation.id });
    const { athleteId } = await createAthletePerson(api(), "Das duas", null);
    await api().db.enrolment.createMany({
      data: categoryIds.map((categoryId) => ({ tournamentId: id, categoryId, athleteId })),
    });
    const [cancelled = "", deleted = ""] = categoryIds;
    const plan = async (more: object) =>
      (await send(federation, { ...more, ...inTwoHours() })).announcement.key;
    const keys = [await plan(category(cancelled)), await plan(category(deleted))];
    await api().db.tournamentCategory.update({ where: { id: cancelled }, data: { settledAt: new Date() } });
    await api().db.enrolment.deleteMany({ where: { categoryId: deleted } });
    await api().db.tournamentCategory.delete({ where: { id: deleted } });
    expect(await sendDue(2.1)).toBe(0);
    const reasonOf = async (key: string) => (await rowOf(key)).notSentReason;
    expect(await reasonOf(keys[0]!)).toBe("a categoria foi cancelada");
    expect(await reasonOf(keys[1]!)).toMatch(/^a categoria não existia mais/);

    const paused = await plan({ audience: "CHAMPIONSHIP", championshipKey: id });
    const ended = await plan({ audience: "CHAMPIONSHIP", championshipKey: id, title: "Outro" });
    const setActive = (active: boolean) =>
      api().db.federation.update({ where: { id: federation.id }, data: { active } });
    await setActive(false);
    await api().db.announcement.update({
      where: { id: ended },
      data: { sentAt: later(new Date(), { hours: 3 }) },
    });
    expect(await sendDue(2.1)).toBe(0);
    await setActive(true);
    await api().db.tournament.update({
      where: { id },
      data: { status: "FINISHED", startedAt: day("2026-11-07"), finishedAt: day("2026-11-08") },
    });
    expect(await sendDue(3.1)).toBe(0);
    expect(await reasonOf(paused)).toBe("a federação não estava ativa");
    expect(await reasonOf(ended)).toBe("o campeonato já tinha terminado");
  });
});
