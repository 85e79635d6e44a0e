import { expect, test } from "vitest";
import { forgetExpiredJob } from "../../server/identity/forget-expired.job";
import { password } from "../support/accounts";
import { useApi } from "../support/api";
import { perform } from "../support/identity-operations";
import { nextCnpj, nextNumber } from "../support/story";

const api = useApi();

/** @returns the address of an arena that has signed up, so many hours ago. */
async function signUpArena(hoursAgo: number): Promise<string> {
  const email = `parada${nextNumber()}@teste.example`;
  await perform(api(), "signUpArena", {
    arenaName: "Arena Parada",
    cnpj: nextCnpj(),
    fullAddress: "Rua das Dunas, 100",
    email,
    responsibleName: "Ninguém Confirma",
    password,
  });
  const createdAt = new Date(Date.now() - hoursAgo * 3_600_000);
  const { id: userId } = await api().db.user.update({ where: { email }, data: { createdAt } });
  const expiresAt = new Date(createdAt.getTime() + 24 * 3_600_000);
  await api().db.emailLink.updateMany({ where: { userId }, data: { createdAt, expiresAt } });
  return email;
}

const countOf = async (email: string) => [
  await api().db.user.count({ where: { email } }),
  await api().db.arena.count({ where: { email } }),
];

test("an account that nobody confirms gives address and CNPJ free after two days; what others depend on stays", async () => {
  const [forgotten, used, young] = [await signUpArena(49), await signUpArena(49), await signUpArena(47)];
  const arena = await api().db.arena.findFirstOrThrow({ where: { email: used } });
  await api().db.tournament.create({
    data: {
      arenaId: arena.id,
      name: "Já tem torneio",
      kind: "INTERNAL",
      category: "Fun",
      startDate: new Date(),
    },
  });
  await forgetExpiredJob(api().db)();
  expect(await countOf(forgotten)).toEqual([0, 0]);
  expect(await countOf(used)).toEqual([1, 1]);
  expect(await countOf(young)).toEqual([1, 1]);
});

test("a link that was asked for again is waited for, a week at most", async () => {
  const waiting = [await signUpArena(49), await signUpArena(8 * 24)];
  const expiresAt = new Date(Date.now() + 3_600_000);
  await api().db.emailLink.updateMany({ where: { user: { email: { in: waiting } } }, data: { expiresAt } });
  await forgetExpiredJob(api().db)();
  expect(await Promise.all(waiting.map(countOf))).toEqual([
    [1, 1],
    [0, 0],
  ]);
});

test("whoever confirms while it is being forgotten keeps all of it", async () => {
  const email = await signUpArena(49);
  const waiting = () => api().db.$queryRaw<unknown[]>`
    SELECT pid FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`;
  const forgetting = await api().db.$transaction(async (tx) => {
    await tx.user.update({ where: { email }, data: { emailConfirmedAt: new Date() } });
    const job = forgetExpiredJob(api().db)();
    await expect.poll(waiting, { timeout: 60_000 }).toHaveLength(1);
    return [job];
  });
  await Promise.all(forgetting);
  expect(await countOf(email)).toEqual([1, 1]);
});
