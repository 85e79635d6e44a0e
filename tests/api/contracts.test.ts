import { beforeAll, describe, expect, test } from "vitest";
import { forgetExpiredJob } from "../../server/identity/forget-expired.job";
import { encodeGlobalId } from "../../server/platform/graphql/nodes";
import { acting, auditOf, createAdmin } from "../support/administering";
import { useApi } from "../support/api";
import { createContract, inDays } from "../support/contracts";
import { createFederation } from "../support/federation-story";
import { createArena, nextNumber, type Person } from "../support/story";

const api = useApi();
const act = acting(api);
let admin: Person;
beforeAll(async () => {
  admin = await createAdmin(api());
});

const shown = `id key arena { name } federation { acronym } plan billingPeriod priceInCents firstDay lastDay termEnd
  renewsItself termMonths state daysLeft endedOn endReason version document { name size }`;
const terms = (more: object = {}) => ({
  plan: "Plano Clube",
  billingPeriod: "MONTHLY",
  priceInCents: 49_000,
  firstDay: inDays(0),
  lastDay: inDays(364),
  renewsItself: false,
  ...more,
});
const create = (party: object, more: object = {}, token: string = admin.token) =>
  act(
    token,
    "createContract",
    { ...party, ...terms(more) },
    `... on CreateContractSuccess { contract { ${shown} } }`,
  );
const meanwhile = "... on ContractChangedMeanwhile { contract { version } }";
const save = (contractId: string, version: number, more: object = {}) =>
  act(
    admin.token,
    "updateContract",
    { contractId, version, ...terms(more) },
    `... on UpdateContractSuccess { contract { ${shown} } } ${meanwhile}`,
  );
const renew = (contractId: string, version: number, lastDay: string) =>
  act(
    admin.token,
    "renewContract",
    { contractId, version, lastDay },
    `... on RenewContractSuccess { contract { ${shown} } } ${meanwhile}`,
  );
const end = (contractId: string, version: number, endsOn: string, reason = "Mudou de plano") =>
  act(
    admin.token,
    "endContract",
    { contractId, version, endsOn, reason },
    `... on EndContractSuccess { contract { ${shown} } } ${meanwhile}`,
  );
const idOf = (key: string) => encodeGlobalId("Contract", key);
const newArena = () => createArena(api(), `Contratante ${nextNumber()}`);
const problems = (answer: Record<string, any>) =>
  answer["fields"].map(({ path, message }: { path: string[]; message: string }) => [path.join("."), message]);

describe("a new contract", () => {
  test("is with an arena or with a federation, and stands in its trail", async () => {
    const arena = await newArena();
    expect(await create({ arenaId: arena.globalId })).toMatchObject({
      contract: {
        arena: { name: expect.stringContaining("Contratante") },
        federation: null,
        plan: "Plano Clube",
        billingPeriod: "MONTHLY",
        priceInCents: 49_000,
        firstDay: inDays(0),
        lastDay: inDays(364),
        termEnd: inDays(364),
        state: "RUNNING",
        daysLeft: null,
        version: 0,
        document: null,
      },
    });
    const [entry] = await auditOf(api(), arena.id);
    expect(entry).toMatchObject({
      action: "CREATE_CONTRACT",
      subjectKind: "ARENA",
      after: { Plano: "Plano Clube", Cobrança: "Mensal" },
    });
    const federation = await createFederation(api(), "Contratante");
    expect(
      await create(
        { federationId: federation.globalId },
        { lastDay: inDays(30), renewsItself: true, termMonths: 12 },
      ),
    ).toMatchObject({
      contract: { arena: null, renewsItself: true, termMonths: 12, state: "RUNNING", daysLeft: null },
    });
    expect((await auditOf(api(), federation.id))[0]).toMatchObject({ subjectKind: "FEDERATION" });
  });

  test("what is typed wrong is told beside its field, and nothing is written", async () => {
    const arena = await newArena();
    const before = await api().db.contract.count();
    expect(
      problems(
        await create(
          { arenaId: arena.globalId },
          { plan: " ", priceInCents: -1, lastDay: inDays(-1), renewsItself: true },
        ),
      ),
    ).toEqual([
      ["plan", "Diga o nome do plano"],
      ["priceInCents", "Valor deve ser positivo"],
      ["lastDay", "O último dia não pode ser antes do primeiro"],
      ["termMonths", "Diga por quantos meses renova"],
    ]);
    expect(problems(await create({ arenaId: arena.globalId }, { termMonths: 61 }))).toEqual([
      ["termMonths", "De 1 a 60 meses"],
    ]);
    expect(
      problems(
        await create({ arenaId: arena.globalId }, { lastDay: null, renewsItself: true, termMonths: 12 }),
      ),
    ).toEqual([["lastDay", "Diga até quando vai o primeiro prazo"]]);
    const federation = await createFederation(api(), "Outra parte");
    const oneParty = [["arenaId", "Escolha uma arena ou uma federação"]];
    expect(problems(await create({}))).toEqual(oneParty);
    expect(problems(await create({ arenaId: arena.globalId, federationId: federation.globalId }))).toEqual(
      oneParty,
    );
    expect(await api().db.contract.count()).toBe(before);
  });

  test("nobody has two that run on the same day, also of two made at once", async () => {
    const arena = await newArena();
    const twice = await Promise.all([
      create({ arenaId: arena.globalId }),
      create({ arenaId: arena.globalId }),
    ]);
    expect(twice.map((made) => made["__typename"]).toSorted()).toEqual([
      "CreateContractSuccess",
      "RuleViolation",
    ]);
    const overlap = {
      code: "CONTRACTS_OVERLAP",
      message: "Já há um contrato com este contratante nesses dias.",
      path: ["firstDay"],
    };
    expect(await create({ arenaId: arena.globalId }, { firstDay: inDays(364), lastDay: null })).toMatchObject(
      overlap,
    );
    expect(
      await create({ arenaId: arena.globalId }, { firstDay: inDays(365), lastDay: inDays(400) }),
    ).toMatchObject({ contract: { state: "SCHEDULED" } });
    expect(await auditOf(api(), arena.id)).toHaveLength(2);
    expect(await create({ arenaId: (await newArena()).globalId })).toMatchObject({
      contract: { state: "RUNNING" },
    });
  });

  test("one that renews itself or has no end keeps others away until it is ended", async () => {
    for (const more of [{ lastDay: inDays(-1), termMonths: 6 }, { lastDay: null }]) {
      const arena = await newArena();
      const key = await createContract(api(), { arenaId: arena.id }, { firstDay: inDays(-30), ...more });
      const later = { firstDay: inDays(500), lastDay: null };
      expect(await create({ arenaId: arena.globalId }, later)).toMatchObject({ code: "CONTRACTS_OVERLAP" });
      await end(idOf(key), 0, inDays(0));
      expect(await create({ arenaId: arena.globalId }, { firstDay: inDays(0) })).toMatchObject({
        contract: { state: "RUNNING" },
      });
    }
  });
});

describe("changing", () => {
  test("of two admins who have read the same one wins, and the other is told and shown what is there", async () => {
    const arena = await newArena();
    const id = idOf(await createContract(api(), { arenaId: arena.id }));
    const answers = await Promise.all([save(id, 0, { plan: "De uma" }), save(id, 0, { plan: "De outra" })]);
    const [won, told] = answers.toSorted((a, b) => b["__typename"].localeCompare(a["__typename"]));
    expect(won).toMatchObject({ __typename: "UpdateContractSuccess", contract: { version: 1 } });
    expect(told).toMatchObject({
      __typename: "ContractChangedMeanwhile",
      message:
        "Outra pessoa salvou este contrato enquanto você editava. Confira o que mudou e salve de novo.",
      contract: { version: 1 },
    });
    expect(await save(id, 1, { plan: won?.["contract"].plan })).toMatchObject({ contract: { version: 1 } });
    expect(await auditOf(api(), arena.id)).toHaveLength(1);
  });

  test("never onto the days of another one, and not what is ended", async () => {
    const arena = await newArena();
    const id = idOf(
      await createContract(api(), { arenaId: arena.id }, { firstDay: inDays(-30), lastDay: inDays(10) }),
    );
    await createContract(api(), { arenaId: arena.id }, { firstDay: inDays(11), lastDay: inDays(20) });
    expect(await save(id, 0, { firstDay: inDays(-30), lastDay: inDays(11) })).toMatchObject({
      code: "CONTRACTS_OVERLAP",
    });
    expect(await save(id, 0, { firstDay: inDays(-30), lastDay: inDays(9) })).toMatchObject({
      contract: { lastDay: inDays(9), daysLeft: 9 },
    });
    await end(id, 1, inDays(0));
    expect(await save(id, 2, { plan: "Outro" })).toMatchObject({ code: "CONTRACT_ENDED" });
  });
});

describe("renewing", () => {
  test("goes on until another day, once for two clicks; also what has run out", async () => {
    const arena = await newArena();
    const id = idOf(
      await createContract(api(), { arenaId: arena.id }, { firstDay: inDays(-400), lastDay: inDays(-3) }),
    );
    expect(problems(await renew(id, 0, inDays(-2)))).toEqual([["lastDay", "Precisa ser hoje ou depois"]]);
    expect((await renew(id, 0, inDays(-3)))["fields"]).toHaveLength(1);
    const answers = await Promise.all([renew(id, 0, inDays(100)), renew(id, 0, inDays(100))]);
    for (const answer of answers)
      expect(answer).toMatchObject({ contract: { lastDay: inDays(100), state: "RUNNING", version: 1 } });
    expect(await auditOf(api(), arena.id)).toHaveLength(1);
    expect(await renew(id, 0, inDays(200))).toMatchObject({ __typename: "ContractChangedMeanwhile" });
  });

  test("not what nobody has to renew, and not over another one", async () => {
    const arena = await newArena();
    const byItself = idOf(await createContract(api(), { arenaId: arena.id }, { termMonths: 12 }));
    expect(await renew(byItself, 0, inDays(900))).toMatchObject({ code: "NOTHING_TO_RENEW" });
    const other = await newArena();
    const id = idOf(await createContract(api(), { arenaId: other.id }, { lastDay: inDays(5) }));
    await createContract(api(), { arenaId: other.id }, { firstDay: inDays(50), lastDay: null });
    expect(await renew(id, 0, inDays(50))).toMatchObject({ code: "CONTRACTS_OVERLAP", path: ["lastDay"] });
    expect(await renew(id, 0, inDays(49))).toMatchObject({ contract: { version: 1 } });
  });
});

describe("ending", () => {
  test("needs a reason, is over from its day on, and frees the days after it", async () => {
    const arena = await newArena();
    const id = idOf(await createContract(api(), { arenaId: arena.id }));
    expect(problems(await end(id, 0, inDays(0), " "))).toEqual([
      ["reason", "Diga o motivo com pelo menos 5 caracteres"],
    ]);
    expect(problems(await end(id, 0, inDays(-11)))[0]?.[0]).toBe("endsOn");
    expect(await end(id, 0, inDays(7))).toMatchObject({
      contract: { state: "RUNNING", endedOn: inDays(7), endReason: "Mudou de plano", version: 1 },
    });
    expect(await create({ arenaId: arena.globalId }, { firstDay: inDays(6) })).toMatchObject({
      code: "CONTRACTS_OVERLAP",
    });
    expect(await end(id, 1, inDays(0))).toMatchObject({ contract: { state: "ENDED", version: 2 } });
    expect(await end(id, 2, inDays(0))).toMatchObject({ contract: { version: 2 } });
    expect(await end(id, 2, inDays(3))).toMatchObject({ code: "CONTRACT_ENDED" });
    expect(await renew(id, 2, inDays(900))).toMatchObject({ code: "CONTRACT_ENDED" });
    expect(await create({ arenaId: arena.globalId }, { firstDay: inDays(0) })).toMatchObject({
      contract: { state: "RUNNING" },
    });
    const ended = (await auditOf(api(), arena.id)).filter(({ action }) => action === "END_CONTRACT");
    expect(ended.map(({ reason }) => reason)).toEqual(["Mudou de plano", "Mudou de plano"]);
  });

  test("of two who end it at once the second is told", async () => {
    const arena = await newArena();
    const id = idOf(await createContract(api(), { arenaId: arena.id }));
    const answers = await Promise.all([end(id, 0, inDays(3)), end(id, 0, inDays(4))]);
    expect(answers.map((answer) => answer["__typename"]).toSorted()).toEqual([
      "ContractChangedMeanwhile",
      "EndContractSuccess",
    ]);
  });
});

test("a federation with a contract is not deleted, and says so", async () => {
  const { id, globalId } = await createFederation(api(), "Com contrato");
  await createContract(api(), { federationId: id }, { endedOn: inDays(0) });
  expect(
    await act(
      admin.token,
      "deleteFederation",
      { federationId: globalId },
      "... on FederationInUse { dependents }",
    ),
  ).toMatchObject({ __typename: "FederationInUse", dependents: ["1 contrato"] });
});

test("a sign-up that nobody confirms is not forgotten while somebody has a contract with it", async () => {
  const arena = await newArena();
  const federation = await createFederation(api(), "Sem confirmação");
  await createContract(api(), { arenaId: arena.id });
  await createContract(api(), { federationId: federation.id });
  const userIds = [arena.manager.userId, federation.manager.userId];
  await api().db.session.deleteMany({ where: { userId: { in: userIds } } });
  await api().db.user.updateMany({
    where: { id: { in: userIds } },
    data: { emailConfirmedAt: null, createdAt: new Date("2026-01-01") },
  });
  await forgetExpiredJob(api().db)();
  expect(
    await api().db.contract.count({
      where: { OR: [{ arenaId: arena.id }, { federationId: federation.id }] },
    }),
  ).toBe(2);
});
