import { beforeEach, describe, expect, test } from "vitest";
import { encodeGlobalId } from "../../server/platform/graphql/nodes";
import {
  acting,
  createAdmin,
  createPersonWithAddress,
  invitationTo,
  newAddress,
} from "../support/administering";
import { useApi } from "../support/api";
import { mailsTo } from "../support/mails";
import { createArena, createPerson, nextNumber, type ArenaStory, type Person } from "../support/story";

const api = useApi();
const act = acting(api);
let arena: ArenaStory;
beforeEach(async () => {
  arena = await createArena(api(), `De gestores ${nextNumber()}`);
  await api().db.arenaManager.create({
    data: { arenaId: arena.id, userId: arena.manager.userId, appointedOn: new Date("2025-03-01") },
  });
});

const invite = (token: string, email: string, more: object = {}) =>
  act(
    token,
    "inviteArenaManager",
    { arenaId: arena.globalId, email, personName: "Nova Pessoa", ...more },
    `... on InviteArenaManagerSuccess { asked arena { managerInvitations { email name position } } }`,
  );
const join = async (name: string) => {
  const person = await createPersonWithAddress(api(), name);
  await invite(arena.manager.token, person.email);
  await act(person.token, "answerManagementInvitation", {
    invitationId: await invitationTo(api(), person.token),
    accept: true,
  });
  return person;
};
const managerOf = async ({ userId }: Person) =>
  encodeGlobalId(
    "ArenaManager",
    (await api().db.arenaManager.findFirstOrThrow({ where: { arenaId: arena.id, userId } })).id,
  );
const remove = async (token: string, person: Person) =>
  act(token, "removeArenaManager", { managerId: await managerOf(person) }, "");
const seen = async (token: string) =>
  (
    await api().data(
      `query ($key: UUID) { viewer { arena(key: $key) { viewerCanManage fullAddress
        managers { name isResponsible isViewer appointedOn } } } }`,
      { key: arena.id },
      token,
    )
  )["viewer"].arena;

describe("who manages an arena", () => {
  test("invites an account by its address alone, which says yes and then does all that they do", async () => {
    const known = await createPersonWithAddress(api(), "Dora Conhecida");
    const asked = await invite(arena.manager.token, known.email);
    expect(asked).toMatchObject({
      asked: true,
      arena: { managerInvitations: [{ email: known.email, name: null, position: "Gestor" }] },
    });
    expect(JSON.stringify(asked)).not.toContain("Dora");
    expect(await invite(arena.manager.token, known.email)).toMatchObject({ code: "ALREADY_ASKED" });
    expect((await mailsTo(api(), known.email))[0]?.text).toContain("com o cargo de Gestor");
    expect(await seen(known.token)).toBeNull();
    await act(known.token, "answerManagementInvitation", {
      invitationId: await invitationTo(api(), known.token),
      accept: true,
    });
    expect((await seen(known.token)).managers).toMatchObject([
      { isResponsible: true, isViewer: false, appointedOn: "2025-03-01" },
      { name: "Dora Conhecida", isResponsible: false, isViewer: true },
    ]);
    expect(await invite(arena.manager.token, known.email)).toMatchObject({ code: "ALREADY_MANAGER" });
    expect(
      await act(known.token, "updateArenaSettings", { arenaId: arena.globalId, name: "Arena da Dora" }),
    ).toMatchObject({ __typename: "UpdateArenaSettingsSuccess" });
    expect(await api().db.userRole.count({ where: { userId: known.userId, role: "ARENA_MANAGER" } })).toBe(1);
  });

  test("gives who has no account one with a temporary password", async () => {
    const email = newAddress();
    expect(await invite(arena.manager.token, email)).toMatchObject({ asked: false });
    expect((await mailsTo(api(), email))[0]?.text).toContain("senha provisória");
    expect(await api().db.arenaManager.count({ where: { arenaId: arena.id, active: true } })).toBe(2);
    expect(await invite(arena.manager.token, "sem endereço")).toMatchObject({
      fields: [{ path: ["email"] }],
    });
  });

  test("withdraws an invitation until it is answered; the administration's own is not theirs to see", async () => {
    const { token } = arena.manager;
    const known = await createPersonWithAddress(api(), "Convidada");
    await invite(token, known.email);
    const invitationId = await invitationTo(api(), known.token);
    const stranger = await createArena(api(), `Outra ${nextNumber()}`);
    const other = await api().run(
      "mutation ($input: WithdrawManagementInvitationInput!) { withdrawManagementInvitation(input: $input) { __typename } }",
      { input: { invitationId } },
      stranger.manager.token,
    );
    expect(other.errors?.[0]?.extensions.code).toBe("FORBIDDEN");
    expect(await act(token, "withdrawManagementInvitation", { invitationId })).toMatchObject({
      __typename: "WithdrawManagementInvitationSuccess",
    });

    const admin = await createAdmin(api());
    const next = await createPersonWithAddress(api(), "Nova Dona");
    await act(admin.token, "handOverArena", {
      arenaId: arena.globalId,
      email: next.email,
      personName: "Nova Dona",
    });
    const { viewer } = await api().data(
      "query ($key: UUID) { viewer { arena(key: $key) { managerInvitations { email } } } }",
      { key: arena.id },
      token,
    );
    expect(viewer.arena.managerInvitations).toEqual([]);
  });

  test("send 20 invitations a day at most", async () => {
    await api().db.rateLimit.create({
      data: { key: `arena-manager:${arena.id}`, points: 20, resetAt: new Date(Date.now() + 3_600_000) },
    });
    expect(await invite(arena.manager.token, newAddress())).toMatchObject({ __typename: "TooManyAttempts" });
  });
});

describe("ending it", () => {
  test("whom they take out loses all at once and gets a mail; the administration reads who did it", async () => {
    const second = await join("Segunda");
    expect(await remove(arena.manager.token, second)).toMatchObject({
      __typename: "RemoveArenaManagerSuccess",
    });
    expect(await seen(second.token)).toBeNull();
    expect((await mailsTo(api(), second.email))[0]?.subject).toContain("Você saiu da Arena");
    expect(await api().db.userRole.count({ where: { userId: second.userId } })).toBe(0);
    expect(
      (await api().db.auditEntry.findMany({ where: { subjectId: arena.id }, orderBy: { at: "asc" } })).map(
        ({ action, adminId }) => [action, adminId],
      ),
    ).toEqual([
      ["ADD_ARENA_MANAGER", arena.manager.userId],
      ["REMOVE_ARENA_MANAGER", arena.manager.userId],
    ]);
    expect(await remove(arena.manager.token, second)).toMatchObject({ code: "NO_MANAGER" });
  });

  test("the last one cannot leave", async () => {
    expect(await remove(arena.manager.token, arena.manager)).toMatchObject({ code: "LAST_ARENA_MANAGER" });
    const admin = await createAdmin(api());
    expect(await remove(admin.token, arena.manager)).toMatchObject({ code: "LAST_ARENA_MANAGER" });
  });

  test("who was invited and has not entered yet does not become responsible", async () => {
    await invite(arena.manager.token, newAddress());
    expect(await remove(arena.manager.token, arena.manager)).toMatchObject({
      code: "LAST_ARENA_MANAGER",
      message: expect.stringMatching(/Convide outra, e espere que ela entre, antes de sair\.$/),
    });
  });

  test("who is responsible is not taken out; where they leave the next is responsible", async () => {
    const second = await join("Segunda");
    expect(await remove(second.token, arena.manager)).toMatchObject({ code: "RESPONSIBLE" });
    expect(await remove(arena.manager.token, arena.manager)).toMatchObject({
      __typename: "RemoveArenaManagerSuccess",
    });
    expect(await api().db.arena.findUniqueOrThrow({ where: { id: arena.id } })).toMatchObject({
      ownerId: second.userId,
      responsibleName: "Segunda",
      email: second.email,
    });
    expect(await seen(arena.manager.token)).toBeNull();
    expect((await seen(second.token)).managers).toMatchObject([{ isResponsible: true, isViewer: true }]);
    expect((await mailsTo(api(), second.email)).map(({ subject }) => subject)[0]).toContain("agora é sua");
  });

  test("of two who leave at once one stays", async () => {
    const second = await join("Segunda");
    const answers = await Promise.all([
      remove(arena.manager.token, arena.manager),
      remove(second.token, second),
    ]);
    expect(answers.map(({ __typename, code }) => code ?? __typename).sort()).toEqual([
      "LAST_ARENA_MANAGER",
      "RemoveArenaManagerSuccess",
    ]);
    expect(await api().db.arenaManager.count({ where: { arenaId: arena.id, active: true } })).toBe(1);
  });

  test("an account that is deleted leaves; who lost the role by an admin as well", async () => {
    const admin = await createAdmin(api());
    const second = await join("Segunda");
    const removed = await act(admin.token, "removeRole", {
      userId: encodeGlobalId("User", second.userId),
      role: "ARENA_MANAGER",
    });
    expect(removed).toMatchObject({ __typename: "RemoveRoleSuccess" });
    expect(await seen(second.token)).toBeNull();
  });

  test("nobody else invites or ends: not a teacher, not another arena, not who is no one", async () => {
    const other = await createArena(api(), `Alheia ${nextNumber()}`);
    const athlete = await createPerson(api(), "Atleta", ["ATHLETE"]);
    const managerId = await managerOf(arena.manager);
    for (const token of [other.manager.token, athlete.token, undefined]) {
      const codes = async (mutation: string, type: string, input: object) =>
        (
          await api().run(
            `mutation ($input: ${type}!) { ${mutation}(input: $input) { __typename } }`,
            { input },
            token,
          )
        ).errors?.map(({ extensions }) => extensions.code);
      const refused = [token === undefined ? "UNAUTHENTICATED" : "FORBIDDEN"];
      const person = { arenaId: arena.globalId, email: newAddress(), personName: "Nova Pessoa" };
      expect(await codes("inviteArenaManager", "InviteArenaManagerInput", person)).toEqual(refused);
      expect(await codes("removeArenaManager", "RemoveArenaManagerInput", { managerId })).toEqual(refused);
    }
    expect(await seen(other.manager.token)).toBeNull();
  });
});
