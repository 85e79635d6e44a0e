import { beforeAll, describe, expect, test } from "vitest";
import { forgetNoticesJob } from "../../server/notices/notice.action";
import { encodeGlobalId } from "../../server/platform/graphql/nodes";
import { earlier } from "../../server/platform/time/duration.rules";
import { useApi } from "../support/api";
import { createAthletePerson, enrolling, type AthletePerson } from "../support/enrolling";
import { mailsTo } from "../support/mails";
import { createNotice } from "../support/notices";
import { createArena, createPerson, type ArenaStory, type Person } from "../support/story";

const api = useApi();
const { act } = enrolling(api);
let arena: ArenaStory;
let owner: string;
beforeAll(async () => {
  arena = await createArena(api(), "do Sino");
  await api().db.arena.update({ where: { id: arena.id }, data: { pageKey: "do-sino" } });
  ({ email: owner } = await api().db.user.findUniqueOrThrow({ where: { id: arena.manager.userId } }));
});

const fields = "title text path isRead";
const noticesOf = async ({ token }: Pick<Person, "token">) => {
  const { data } = await api().run(
    `{ viewer { unreadNotices notices(first: 10) { edges { node { id ${fields} } } } } }`,
    {},
    token,
  );
  const { unreadNotices, notices } = data!["viewer"];
  return { unread: unreadNotices, told: notices.edges.map(({ node }: { node: object }) => node) };
};
const ask = (who: AthletePerson) =>
  act(
    who.token,
    "askToJoinArena",
    { arenaKey: "do-sino" },
    "... on AskToJoinArenaSuccess { arena { name } }",
  );
const read = (token: string | null, noticeId: string, andOlder = false) =>
  api().run(
    "mutation ($input: ReadNoticesInput!) { readNotices(input: $input) { notice { isRead } viewer { unreadNotices } } }",
    { input: { noticeId, andOlder } },
    token,
  );

describe("what is told by mail", () => {
  test("stands in the bell of whoever has the arena, with the way to its page; of several who ask, the first", async () => {
    const [nina, bia] = [
      await createAthletePerson(api(), "Nina Nova", null),
      await createAthletePerson(api(), "Bia Boa", null),
    ];
    await ask(nina);
    await ask(bia);
    expect(await mailsTo(api(), owner)).toHaveLength(1);
    expect(await noticesOf(arena.manager)).toEqual({
      unread: 1,
      told: [
        {
          id: expect.any(String),
          title: "Nina Nova quer entrar na Arena do Sino",
          text: "Nina Nova pediu para ser atleta da Arena do Sino.\nEm “Novos atletas” você aceita ou recusa este pedido e os que vierem depois.",
          path: "/arena-athletes/pedidos",
          isRead: false,
        },
      ],
    });
  });

  test("is kept for nobody who has not proved the address", async () => {
    const unproved = await createPerson(api(), "Sem Prova");
    await api().db.user.update({ where: { id: unproved.userId }, data: { emailConfirmedAt: null } });
    await api().db.arena.update({ where: { id: arena.id }, data: { ownerId: unproved.userId } });
    await api().db.joinRequest.deleteMany({ where: { arenaId: arena.id } });
    await ask(await createAthletePerson(api(), "Caio Calmo", null));
    await api().db.arena.update({ where: { id: arena.id }, data: { ownerId: arena.manager.userId } });
    expect(await api().db.notice.count({ where: { userId: unproved.userId } })).toBe(0);
  });

  test("leaves no notice where it opens an account", async () => {
    const person = await createPerson(api(), "Esquecida");
    const { email } = await api().db.user.findUniqueOrThrow({ where: { id: person.userId } });
    await api().run(
      "mutation ($input: RequestPasswordResetInput!) { requestPasswordReset(input: $input) { __typename } }",
      { input: { email, portal: "ARENA" } },
      null,
    );
    expect(await mailsTo(api(), email)).toHaveLength(1);
    expect(await api().db.notice.count({ where: { userId: person.userId } })).toBe(0);
  });
});

describe("reading", () => {
  test("one, then all that came before, again and again", async () => {
    const person = await createPerson(api(), "Leitora");
    const ids = [];
    for (let index = 0; index < 3; index++)
      ids.push(encodeGlobalId("Notice", await createNotice(api(), person.userId)));
    const [, second = "", third = ""] = ids;
    const unread = (count: number) => ({
      readNotices: { notice: { isRead: true }, viewer: { unreadNotices: count } },
    });
    for (let again = 0; again < 2; again++)
      expect((await read(person.token, second)).data).toEqual(unread(2));
    for (let again = 0; again < 2; again++)
      expect((await read(person.token, third, true)).data).toEqual(unread(0));
  });

  test("is for whom it tells alone, and tells nothing of what there is", async () => {
    const [person, other] = [await createPerson(api(), "Dona"), await createPerson(api(), "Outra")];
    const id = await createNotice(api(), person.userId);
    const foreign = await read(other.token, encodeGlobalId("Notice", id));
    const absent = await read(other.token, encodeGlobalId("Notice", crypto.randomUUID()));
    expect(foreign.errors?.map(({ extensions }) => extensions.code)).toEqual(["FORBIDDEN"]);
    expect(foreign).toEqual(absent);
    expect((await noticesOf(person)).unread).toBe(1);
  });

  test("more than a hundred are not counted", async () => {
    const { userId, token } = await createPerson(api(), "Ausente");
    const told = { userId, title: "Aviso", text: "Texto" };
    await api().db.notice.createMany({ data: Array.from({ length: 120 }, () => told) });
    expect((await noticesOf({ token })).unread).toBe(100);
  });
});

test("what is older than 90 days is forgotten", async () => {
  const { userId, token } = await createPerson(api(), "Antiga");
  const old = await createNotice(api(), userId);
  await createNotice(api(), userId);
  const createdAt = earlier(new Date(), { days: 91 });
  await api().db.notice.update({ where: { id: old }, data: { createdAt } });
  await forgetNoticesJob(api().db)();
  expect((await noticesOf({ token })).told).toHaveLength(1);
});
