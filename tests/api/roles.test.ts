import { describe, expect, test } from "vitest";
import { useAccounts } from "../support/accounts";
import { useApi } from "../support/api";
import { createArena, createPerson } from "../support/story";

const api = useApi();
const { viewerOf } = useAccounts(api);

describe("roles", () => {
  test("somebody without any role lands on the home page", async () => {
    const person = await createPerson(api(), "Sem Papel");
    expect(await viewerOf(person.token)).toMatchObject({ roles: [], primaryRole: null, homePath: "/" });
  });

  test("rows imply roles, by priority, and count at the next request", async () => {
    const { manager } = await createArena(api(), "Dos papéis");
    expect((await viewerOf(manager.token)).roles).toEqual(["ARENA_MANAGER"]);
    const { email } = await api().db.user.findUniqueOrThrow({ where: { id: manager.userId } });
    const played = await api().db.athlete.create({ data: { fullName: "Também Joga", email } });
    await api().db.teacher.create({ data: { fullName: "Também Ensina", email, userId: manager.userId } });
    await api().db.userRole.create({ data: { userId: manager.userId, role: "ADMIN" } });
    // A record under one's address is one's own after a yes only.
    expect((await viewerOf(manager.token)).roles).toEqual(["ADMIN", "ARENA_MANAGER", "TEACHER"]);
    await api().db.athlete.update({ where: { id: played.id }, data: { userId: manager.userId } });
    expect(await viewerOf(manager.token)).toMatchObject({
      roles: ["ADMIN", "ARENA_MANAGER", "TEACHER", "ATHLETE"],
      primaryRole: "ADMIN",
      homePath: "/admin",
    });
    await api().db.userRole.deleteMany({ where: { userId: manager.userId, role: "ADMIN" } });
    expect((await viewerOf(manager.token)).primaryRole).toBe("ARENA_MANAGER");
  });

  test("a disabled account is nobody at once", async () => {
    const person = await createPerson(api(), "Desativada", ["ADMIN"]);
    expect((await viewerOf(person.token)).primaryRole).toBe("ADMIN");
    await api().db.user.update({ where: { id: person.userId }, data: { disabledAt: new Date() } });
    expect(await viewerOf(person.token)).toBeNull();
  });
});
