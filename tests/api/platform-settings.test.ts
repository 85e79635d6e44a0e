import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import type { Database } from "../../server/platform/database";
import { createLog } from "../../server/platform/log";
import { pagePlatformReader } from "../../server/platform-settings/platform-settings.loader";
import { nameFirstContact } from "../../server/platform-settings/write-settings.step";
import { password } from "../support/accounts";
import { acting, arenaInput, createAdmin, newAddress, settingsInput } from "../support/administering";
import { useApi } from "../support/api";
import { mailsTo } from "../support/mails";
import { nextCnpj, nextNumber, type Person } from "../support/story";

const api = useApi();
const act = acting(api);
let admin: Person;
beforeAll(async () => {
  admin = await createAdmin(api());
});

const unsaid = {
  operatorName: null,
  cnpj: null,
  contactEmail: null,
  contactPhone: null,
  officerName: null,
  officerEmail: null,
  arenaSignUpOpen: true,
  federationSignUpOpen: true,
  athleteSignUpOpen: true,
  noticeText: null,
  noticeFrom: null,
  noticeUntil: null,
};
beforeEach(() => api().db.platformSettings.updateMany({ data: { ...unsaid, version: 0 } }));

const shown = `operatorName cnpj contactEmail contactPhone officerName officerEmail
  arenaSignUpOpen federationSignUpOpen athleteSignUpOpen notice { text from until }`;
const platform = async (more = "", token: string | null = null) =>
  (await api().data(`{ platform { ${shown} ${more} } }`, {}, token))["platform"];
const send = (input: Record<string, unknown>, token: string | null = admin.token) =>
  act(
    token,
    "updatePlatformSettings",
    input,
    `... on UpdatePlatformSettingsSuccess { platform { ${shown} version } }
     ... on SettingsChangedMeanwhile { platform { contactEmail version } }`,
  );
const save = async (more: object) => send(await settingsInput(api(), more));
const acts = () =>
  api().db.auditEntry.findMany({ where: { subjectKind: "PLATFORM" }, orderBy: { id: "asc" } });
const actsOf = async (work: () => Promise<unknown>) => {
  const before = (await acts()).length;
  await work();
  return (await acts()).slice(before);
};

describe("what an admin saves", () => {
  const contacts = {
    operatorName: "Praia Tecnologia Ltda.",
    cnpj: "11.222.333/0001-81",
    contactEmail: "Contato@Praia.example",
    contactPhone: "(48) 3222-0900",
    officerName: "Helena Vidal & Sócias",
    officerEmail: "dados@praia.example",
  };
  const kept = { ...contacts, cnpj: "11222333000181", contactEmail: "contato@praia.example" };

  test("is read by everybody, and stands in the trail without what is about a person", async () => {
    expect(await platform()).toMatchObject({ operatorName: null, contactEmail: null, notice: null });
    const entries = await actsOf(async () =>
      expect(await save(contacts)).toMatchObject({ platform: { ...kept, version: 1 } }),
    );
    expect(await platform()).toMatchObject(kept);
    expect(entries).toMatchObject([
      {
        action: "UPDATE_PLATFORM_CONTACTS",
        adminId: admin.userId,
        subjectId: null,
        after: {
          "Razão social": "Praia Tecnologia Ltda.",
          CNPJ: "11.222.333/0001-81",
          "E-mail de contato": "•••",
          "Telefone de contato": "•••",
          "Nome do encarregado": "•••",
          "E-mail do encarregado": "•••",
        },
      },
    ]);
    const { auditTrail } = await api().data(
      `{ auditTrail(first: 1) { edges { node { action subjectKind subjectKey subjectName } } } }`,
      {},
      admin.token,
    );
    expect(auditTrail.edges[0].node).toEqual({
      action: "UPDATE_PLATFORM_CONTACTS",
      subjectKind: "PLATFORM",
      subjectKey: null,
      subjectName: null,
    });
  });

  test("is told by what it was: switches and the notice are acts of their own", async () => {
    const from = new Date("2026-11-26T01:00:00Z");
    const until = new Date("2026-11-26T04:00:00Z");
    const entries = await actsOf(() =>
      save({ athleteSignUpOpen: false, noticeText: "Manutenção", noticeFrom: from, noticeUntil: until }),
    );
    expect(entries.map(({ action, before, after }) => ({ action, before, after }))).toEqual([
      {
        action: "SWITCH_SIGN_UPS",
        before: { "Cadastro de atletas aberto": true },
        after: { "Cadastro de atletas aberto": false },
      },
      {
        action: "UPDATE_MAINTENANCE_NOTICE",
        before: { Aviso: null, "Aparece de": null, "Aparece até": null },
        after: {
          Aviso: "Manutenção",
          "Aparece de": "25/11/2026 às 22:00",
          "Aparece até": "26/11/2026 às 01:00",
        },
      },
    ]);
  });

  test("what is wrong is told beside each field", async () => {
    expect(
      await save({
        operatorName: "P",
        cnpj: "123",
        contactEmail: "x",
        contactPhone: "12",
        officerName: "H".repeat(151),
        officerEmail: "y",
        noticeText: "a".repeat(301),
      }),
    ).toMatchObject({
      __typename: "InvalidInput",
      fields: [
        { path: ["operatorName"], message: "Nome deve ter pelo menos 2 caracteres" },
        { path: ["cnpj"], message: "CNPJ inválido" },
        { path: ["contactEmail"], message: "Email inválido" },
        { path: ["contactPhone"], message: "Telefone incompleto: informe o DDD e o número" },
        { path: ["officerName"], message: "Nome deve ter no máximo 150 caracteres" },
        { path: ["officerEmail"], message: "Email inválido" },
        { path: ["noticeText"], message: "O aviso deve ter no máximo 300 caracteres" },
      ],
    });
  });

  test.each([
    [{ officerName: "Helena" }, ["officerEmail"]],
    [{ noticeText: "Manutenção" }, ["noticeFrom", "noticeUntil"]],
    [{ noticeFrom: "2026-11-26T01:00:00Z", noticeUntil: "2026-11-26T04:00:00Z" }, ["noticeText"]],
    [
      { noticeText: "Já", noticeFrom: "2026-11-26T01:00:00Z", noticeUntil: "2026-11-26T01:00:00Z" },
      ["noticeUntil"],
    ],
  ])("what belongs together is asked for: %o", async (more, fields) => {
    const answer = await save(more);
    expect(answer["fields"].map(({ path }: { path: string[] }) => path[0])).toEqual(fields);
  });

  test("by two at once: one is told, and sees what the other saved; a second click saves once", async () => {
    const seen = await settingsInput(api());
    const entries = await actsOf(async () => {
      const answers = await Promise.all(
        ["um@praia.example", "dois@praia.example"].map((contactEmail) => send({ ...seen, contactEmail })),
      );
      const saved = answers.find(({ __typename }) => __typename === "UpdatePlatformSettingsSuccess");
      const refused = answers.find(({ __typename }) => __typename === "SettingsChangedMeanwhile");
      expect(refused).toMatchObject({
        code: "CHANGED_MEANWHILE",
        message: expect.stringContaining("Outra pessoa salvou as configurações"),
        platform: { contactEmail: saved?.["platform"].contactEmail, version: 1 },
      });
    });
    expect(entries).toHaveLength(1);
    const again = { ...(await settingsInput(api())), contactEmail: "tres@praia.example" };
    const clicks = await actsOf(async () => {
      for (const { __typename } of await Promise.all([send(again), send(again)]))
        expect(__typename).toBe("UpdatePlatformSettingsSuccess");
    });
    expect(clicks).toHaveLength(1);
  });
});

describe("a sign-up that is closed", () => {
  const inputs = {
    signUpArena: () => ({
      arenaName: "Arena Nova",
      cnpj: nextCnpj(),
      fullAddress: "Rua das Dunas, 100, Laguna",
      responsibleName: "Nova Gestora",
    }),
    signUpFederation: () => ({
      name: "Federação Nova",
      acronym: `FN${nextNumber()}`,
      responsibleName: "Nova Presidente",
    }),
    signUpAthlete: () => ({ fullName: "Nova Atleta", level: "FUN" }),
  };
  const kinds = [
    ["signUpArena", "arenaSignUpOpen", "arenas"],
    ["signUpFederation", "federationSignUpOpen", "federações"],
    ["signUpAthlete", "athleteSignUpOpen", "atletas"],
  ] as const;

  test.each(kinds)(
    "%s is refused, writes nothing, mails nobody and counts no try",
    async (mutation, name, who) => {
      await api().db.rateLimit.deleteMany();
      await save({ [name]: false });
      const input = { ...inputs[mutation](), email: newAddress(), password };
      expect(await act(null, mutation, input)).toMatchObject({
        __typename: "RuleViolation",
        code: "SIGN_UP_CLOSED",
        message: `No momento não estamos recebendo novos cadastros de ${who}.`,
      });
      expect(await api().db.user.count({ where: { email: input.email } })).toBe(0);
      expect(await mailsTo(api(), input.email)).toEqual([]);
      expect(await api().db.rateLimit.count()).toBe(0);
      for (const [other] of kinds.filter(([it]) => it !== mutation)) {
        const open = { ...inputs[other](), email: newAddress(), password };
        expect((await act(null, other, open))["__typename"]).toMatch(/Success$/);
      }
      await save({ [name]: true });
      expect(await act(null, mutation, input)).toMatchObject({
        __typename: expect.stringMatching(/Success$/),
      });
    },
  );

  test("keeps no admin from inviting", async () => {
    await save({ arenaSignUpOpen: false, federationSignUpOpen: false, athleteSignUpOpen: false });
    const email = newAddress();
    expect(await act(admin.token, "createArena", arenaInput({ email }))).toMatchObject({
      __typename: "CreateArenaSuccess",
    });
    expect(await mailsTo(api(), email)).toHaveLength(1);
  });
});

describe("a maintenance notice", () => {
  const inMinutes = (minutes: number) => new Date(Date.now() + minutes * 60_000);
  const write = (from: number, until: number) =>
    save({ noticeText: "Paramos às 22h", noticeFrom: inMinutes(from), noticeUntil: inMinutes(until) });

  test.each([
    ["before", 10, 20, false],
    ["within", -10, 10, true],
    ["after", -20, -10, false],
  ] as const)("%s its window", async (_when, from, until, isShown) => {
    await write(from, until);
    const { notice } = await platform();
    expect(notice?.text ?? null).toBe(isShown ? "Paramos às 22h" : null);
    expect(await platform("writtenNotice { text }", admin.token)).toMatchObject({
      writtenNotice: { text: "Paramos às 22h" },
    });
  });

  test("is in the pages from its first instant to just before its last, and so is whom to ask", async () => {
    await save({
      contactEmail: "contato@praia.example",
      federationSignUpOpen: false,
      noticeText: "Paramos às 22h",
      noticeFrom: "2026-11-26T01:00:00.000Z",
      noticeUntil: "2026-11-26T04:00:00.000Z",
    });
    const at = (instant: string) =>
      pagePlatformReader({ db: api().db, log: createLog("silent"), clock: () => new Date(instant) })();
    const about = { contactEmail: "contato@praia.example", closedSignUps: ["FEDERATION"] };
    expect(await at("2026-11-26T00:59:59.999Z")).toEqual({ about, notice: null });
    expect(await at("2026-11-26T01:00:00.000Z")).toEqual({ about, notice: "Paramos às 22h" });
    expect(await at("2026-11-26T03:59:59.999Z")).toEqual({ about, notice: "Paramos às 22h" });
    expect(await at("2026-11-26T04:00:00.000Z")).toEqual({ about, notice: null });
    const statements = await api().statementsOf(() => at("2026-11-26T01:00:00.000Z"));
    expect(statements).toHaveLength(1);
  });

  test("a database that does not answer keeps nobody from a page", async () => {
    await save({ contactEmail: "contato@praia.example" });
    let answer: Promise<unknown> | null = null;
    const db = {
      platformSettings: { findUniqueOrThrow: () => answer ?? api().db.platformSettings.findFirstOrThrow() },
    } as unknown as Database;
    const read = pagePlatformReader({ db, log: createLog("silent"), clock: () => new Date() });
    const known = { about: { contactEmail: "contato@praia.example" }, notice: null };
    expect(await read()).toEqual(known);
    answer = Promise.reject(new Error("gone"));
    expect(await read()).toEqual(known);
    answer = new Promise(() => {});
    expect(await read()).toEqual(known);
  });
});

test("whom the configuration names is named until somebody has saved", async () => {
  const contact = { name: "Praia Sul", email: "ola@praia.example" };
  await nameFirstContact(api().db, contact);
  expect(await platform()).toMatchObject({ operatorName: "Praia Sul", contactEmail: "ola@praia.example" });
  await save({ operatorName: null, contactEmail: null });
  await nameFirstContact(api().db, contact);
  expect(await platform()).toMatchObject({ operatorName: null, contactEmail: null });
});

test("there is one row, and no other", async () => {
  await expect(api().db.platformSettings.create({ data: { id: 2 } })).rejects.toThrow("configuracoes_uma_so");
});
