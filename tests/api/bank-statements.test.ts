import { randomUUID } from "node:crypto";
import fc from "fast-check";
import { beforeAll, describe, expect, test } from "vitest";
import { statementProblem, largestStatement } from "../../server/billing/bank-statement.rules";
import { statementMediaType } from "../../server/billing/bank/bank-line.rules";
import { chargeTxid } from "../../server/billing/pix-txid.rules";
import { encodeGlobalId } from "../../server/platform/graphql/nodes";
import { addDays, dayToDatabase } from "../../server/platform/time/calendar-day.rules";
import { dayAt } from "../../server/platform/time/time-zone.rules";
import { useApi } from "../support/api";
import { createAthletePerson } from "../support/enrolling";
import { bankFile, sampleStatement, type FiledLine } from "../support/bank-files";
import { createCharge } from "../support/ledger";
import { createArena, type ArenaStory } from "../support/story";

const api = useApi();
const today = dayAt(new Date(), "America/Sao_Paulo");
let arena: ArenaStory;
let other: ArenaStory;
beforeAll(async () => {
  [arena, other] = [await createArena(api(), "do Banco"), await createArena(api(), "do Outro Banco")];
});

let account = 0;
/** Another account each time, so that no test finds what another has imported. */
const newAccount = () => `1234-${++account}`;

async function send(
  content: string | Uint8Array,
  { to = arena, token = arena.manager.token, type = statementMediaType, name = "novembro.ofx" } = {},
) {
  const response = await fetch(
    new URL(`/extratos/arenas/${to.id}?nome=${encodeURIComponent(name)}`, api().url),
    {
      method: "PUT",
      body: content as BodyInit,
      headers: { "Content-Type": type, Authorization: `Bearer ${token}` },
    },
  );
  return { status: response.status, answer: (await response.json()) as any };
}
const imported = async (lines: FiledLine[], at = newAccount()) => {
  const { status, answer } = await send(bankFile(at, lines));
  expect(status).toBe(200);
  return answer;
};

let payers = 0;
/** A charge of an athlete of their own. */
async function charged(amountInCents: number, more: object = {}, of = arena) {
  const { athleteId } = await createAthletePerson(api(), `Cobrada ${++payers}`, of.id);
  const charge = await createCharge(api().db, {
    arenaId: of.id,
    athleteId,
    serviceType: "CLASS",
    kind: "MONTHLY_FEE",
    description: "Mensalidade",
    amountInCents,
    serviceDate: dayToDatabase(today),
    dueOn: dayToDatabase(addDays(today, 5)),
    ...more,
  });
  return charge.id;
}
const kept = (id: string) => api().db.charge.findUniqueOrThrow({ where: { id } });
const line = (text: string) => api().db.bankLine.findFirstOrThrow({ where: { arenaId: arena.id, text } });
const withCode = (charge: string, amountInCents: number, on = today): FiledLine => ({
  externalId: "N1",
  on,
  amountInCents,
  text: `PIX QRS ${chargeTxid(charge)}`,
});

const lineFields = `bankLine { id state charge { id standing creditInCents openInCents } decidedByName suggestions { words charge { id } } }`;
async function act(mutation: string, input: object, token = arena.manager.token) {
  const type = mutation[0]!.toUpperCase() + mutation.slice(1);
  const answer = await api().data(
    `mutation ($input: ${type}Input!) { ${mutation}(input: $input) { ... on ${type}Success { ${lineFields} }
      ${mutation === "confirmBankLine" ? "... on InvalidInput { fields { path message } }" : ""}
      ... on RuleViolation { code message } } }`,
    { input },
    token,
  );
  return answer[mutation];
}
const gid = (id: string) => encodeGlobalId("BankLine", id);
const confirm = (lineId: string, chargeId: string, more: object = {}) =>
  act("confirmBankLine", { lineId: gid(lineId), chargeId: encodeGlobalId("Charge", chargeId), ...more });
const ignore = (lineId: string) => act("ignoreBankLine", { lineId: gid(lineId) });
const undo = (lineId: string) => act("undoBankLine", { lineId: gid(lineId) });

describe("a statement", () => {
  test("pays by code and exact amount, keeps what else came in for somebody to say, and nothing that went out", async () => {
    const [exact, short] = [await charged(15_000), await charged(20_000)];
    const out = { externalId: "N9", on: today, amountInCents: -4000, text: "TARIFA" };
    const rent = { externalId: "N3", on: today, amountInCents: 777, text: "PIX RUI" };
    expect(
      await imported([withCode(exact, 15_000), { ...withCode(short, 19_000), externalId: "N2" }, rent, out]),
    ).toEqual({ lines: 3, newLines: 3, matched: 1, matchedInCents: 15_000 });
    expect(await kept(exact)).toMatchObject({ status: "PAID", receivedInCents: 15_000 });
    expect(await kept(short)).toMatchObject({ status: "PENDING", receivedInCents: 0 });
    expect(await line(withCode(exact, 0).text)).toMatchObject({
      state: "MATCHED",
      chargeId: exact,
      payments: 1,
    });
    expect(await line(withCode(short, 0).text)).toMatchObject({ state: "OPEN", chargeId: null });
    expect(await api().db.bankLine.count({ where: { text: "TARIFA" } })).toBe(0);
    const entry = await api().db.ledgerEntry.findFirstOrThrow({
      where: { chargeId: exact, kind: "PAYMENT" },
    });
    expect(entry).toMatchObject({ method: "PIX", amountInCents: 15_000, on: dayToDatabase(today) });
  });

  test.each(["banco-do-brasil", "itau", "nubank", "bradesco", "inter-ofx2"])(
    "is read as %s writes it, and once",
    async (bank) => {
      const file = sampleStatement(bank);
      const first = await send(file);
      expect(first.answer.newLines).toBeGreaterThan(0);
      expect(first.answer.newLines).toBe(first.answer.lines);
      const again = await send(file, { name: "de-novo.ofx" });
      expect(again.answer).toEqual({ lines: first.answer.lines, newLines: 0, matched: 0, matchedInCents: 0 });
    },
  );

  test("of which the charge is late pays with fine and interest, and not without", async () => {
    const dueOn = dayToDatabase("2026-11-10");
    const [whole, bare] = [await charged(15_000, { dueOn }), await charged(15_000, { dueOn })];
    await imported([
      withCode(whole, 15_305, "2026-11-11"),
      { ...withCode(bare, 15_000, "2026-11-11"), externalId: "N2" },
    ]);
    expect(await kept(whole)).toMatchObject({
      status: "PAID",
      receivedInCents: 15_305,
      latePaidInCents: 305,
    });
    const open = await line(withCode(bare, 0).text);
    expect(open.state).toBe("OPEN");
    expect((await confirm(open.id, bare, { waivesLate: true })).bankLine.charge).toMatchObject({
      standing: "PAID",
    });
  });

  test("twice at once, and two that overlap at once, count each line once", async () => {
    const [a, b, c] = [await charged(1000), await charged(2000), await charged(3000)];
    const at = newAccount();
    const lines = [withCode(a, 1000), withCode(b, 2000), withCode(c, 3000)];
    const [first, second, third] = [
      bankFile(at, lines.slice(0, 2)),
      bankFile(at, lines.slice(1)),
      bankFile(at, lines.toReversed()),
    ];
    const answers = await Promise.all([first, first, second, third, third].map((file) => send(file)));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
    expect(answers.reduce((sum, { answer }) => sum + answer.newLines, 0)).toBe(3);
    expect(answers.reduce((sum, { answer }) => sum + answer.matched, 0)).toBe(3);
    for (const [id, amountInCents] of [
      [a, 1000],
      [b, 2000],
      [c, 3000],
    ] as const)
      expect(await kept(id)).toMatchObject({ receivedInCents: amountInCents, creditInCents: 0 });
  });

  test("and 'Baixa Manual' at once pay once and leave the rest as credit, never lost", async () => {
    const id = await charged(5000);
    const [, { answer }] = await Promise.all([
      api().data(
        `mutation ($input: RegisterChargePaymentInput!) { registerChargePayment(input: $input) { __typename } }`,
        {
          input: {
            chargeId: encodeGlobalId("Charge", id),
            amountInCents: 5000,
            method: "CASH",
            requestKey: randomUUID(),
          },
        },
        arena.manager.token,
      ),
      send(bankFile(newAccount(), [withCode(id, 5000)])),
    ]);
    const { receivedInCents, creditInCents } = await kept(id);
    expect(receivedInCents + creditInCents).toBe(5000 + answer.matchedInCents);
  });

  test("of an arena is not another's, also where both send the same file", async () => {
    const id = await charged(4321);
    const at = newAccount();
    const file = bankFile(at, [withCode(id, 4321)]);
    expect((await send(file, { to: other, token: other.manager.token })).answer).toMatchObject({
      newLines: 1,
      matched: 0,
    });
    expect(await kept(id)).toMatchObject({ status: "PENDING" });
    expect((await send(file)).answer).toMatchObject({ newLines: 1, matched: 1 });
  });

  test("of a day that has not come pays nothing yet", async () => {
    const id = await charged(1234);
    expect(await imported([withCode(id, 1234, addDays(today, 2))])).toMatchObject({
      newLines: 1,
      matched: 0,
    });
    const ahead = await line(withCode(id, 0).text);
    expect(await confirm(ahead.id, id)).toMatchObject({ code: "BANK_LINE_AHEAD" });
  });
});

describe("what is refused", () => {
  const message = async (content: string | Uint8Array, more: object = {}) => {
    const { status, answer } = await send(content, more);
    return [status, answer.errors?.[0]?.message];
  };

  test("what is no statement, in one sentence", async () => {
    expect(await message("Data;Valor\r\n")).toEqual([400, `${statementProblem.noStatement}.`]);
    expect(await message("")).toEqual([400, `${statementProblem.noStatement}.`]);
    expect(await message(new Uint8Array(largestStatement + 1))).toEqual([
      413,
      `${statementProblem.tooLarge}.`,
    ]);
    expect(await message("<OFX></OFX>", { type: "text/csv" })).toEqual([415, "Envie o extrato em OFX."]);
    expect(
      await message(
        bankFile("9", [{ externalId: "N", on: today, amountInCents: 3_000_000_000, text: "PIX" }]),
      ),
    ).toEqual([400, "Um lançamento deste extrato passa de R$ 20 milhões."]);
  });

  test("another arena's, a stranger's, and nobody's", async () => {
    const file = bankFile(newAccount(), [{ externalId: "N", on: today, amountInCents: 5, text: "PIX" }]);
    expect(await message(file, { to: other })).toEqual([404, "Arena não encontrada."]);
    expect(await message(file, { token: "nada" })).toEqual([401, "Entre para importar o extrato da arena."]);
    expect(await message(file, { to: { id: "x" } })).toEqual([404, "Arena não encontrada."]);
    expect(await api().db.bankLine.count({ where: { text: "PIX", amountInCents: 5 } })).toBe(0);
  });
});

describe("what is left over", () => {
  const opened = async (amountInCents: number) => {
    const text = `PIX ${randomUUID()}`;
    await imported([{ externalId: randomUUID(), on: today, amountInCents, text }]);
    return (await line(text)).id;
  };

  test("pays a part, or leaves a credit, and is taken back", async () => {
    const id = await charged(10_000);
    const [part, more] = [await opened(4000), await opened(9000)];
    expect((await confirm(part, id)).bankLine).toMatchObject({
      state: "CONFIRMED",
      decidedByName: "Gestora do Banco",
      charge: { standing: "PENDING", openInCents: 6000 },
      suggestions: [],
    });
    expect((await confirm(more, id)).bankLine.charge).toMatchObject({
      standing: "PAID",
      creditInCents: 3000,
    });
    expect((await undo(part)).bankLine).toMatchObject({ state: "OPEN", charge: null });
    expect(await kept(id)).toMatchObject({ status: "PENDING", receivedInCents: 9000, creditInCents: 0 });
    expect((await confirm(part, id)).bankLine.state).toBe("CONFIRMED");
    expect(await kept(id)).toMatchObject({ status: "PAID", receivedInCents: 10_000, creditInCents: 3000 });
  });

  test("confirmed twice at once pays once, and to two charges at once pays one", async () => {
    const [a, b] = [await charged(700), await charged(700)];
    const same = await opened(700);
    const answers = await Promise.all([1, 2, 3].map(() => confirm(same, a)));
    expect(answers.map(({ bankLine }) => bankLine.state)).toEqual(["CONFIRMED", "CONFIRMED", "CONFIRMED"]);
    expect(await kept(a)).toMatchObject({ receivedInCents: 700, creditInCents: 0 });
    const one = await opened(700);
    const [first, second] = await Promise.all([confirm(one, a), confirm(one, b)]);
    expect([first, second].filter((answer) => answer.code === "BANK_LINE_SETTLED")).toHaveLength(1);
    const sum = [await kept(a), await kept(b)].reduce(
      (all, { receivedInCents, creditInCents }) => all + receivedInCents + creditInCents,
      0,
    );
    expect(sum).toBe(1400);
  });

  test("is ignored, and is not any more", async () => {
    const id = await opened(50);
    expect((await ignore(id)).bankLine.state).toBe("IGNORED");
    expect((await ignore(id)).bankLine.state).toBe("IGNORED");
    expect((await undo(id)).bankLine.state).toBe("OPEN");
    expect((await undo(id)).bankLine.state).toBe("OPEN");
    const charge = await charged(50);
    await confirm(id, charge);
    expect(await ignore(id)).toMatchObject({ code: "BANK_LINE_SETTLED" });
  });

  test("is open again where its payment is taken back at the charge", async () => {
    const charge = await charged(60);
    const id = await opened(60);
    await confirm(id, charge);
    await api().data(
      `mutation ($input: UndoChargePaymentInput!) { undoChargePayment(input: $input) { __typename } }`,
      { input: { chargeId: encodeGlobalId("Charge", charge), reason: "Era de outra pessoa" } },
      arena.manager.token,
    );
    expect(await api().db.bankLine.findUniqueOrThrow({ where: { id } })).toMatchObject({
      state: "OPEN",
      chargeId: null,
      entryId: null,
    });
  });

  test("stays where its money has gone back", async () => {
    const charge = await charged(80);
    const id = await opened(80);
    await confirm(id, charge);
    await api().data(
      `mutation ($input: RefundChargeInput!) { refundCharge(input: $input) { __typename } }`,
      {
        input: {
          chargeId: encodeGlobalId("Charge", charge),
          amountInCents: 30,
          reason: "Devolvido ao aluno",
          requestKey: randomUUID(),
        },
      },
      arena.manager.token,
    );
    expect(await undo(id)).toMatchObject({ code: "CHARGE_REFUNDED" });
    expect(await api().db.bankLine.findUniqueOrThrow({ where: { id } })).toMatchObject({
      state: "CONFIRMED",
    });
  });

  test("pays no charge of another arena, and not more than one payment can be", async () => {
    const foreign = await charged(90, {}, other);
    const id = await opened(90);
    expect(await confirm(id, foreign)).toMatchObject({
      fields: [{ path: ["chargeId"], message: "Escolha uma cobrança desta arena" }],
    });
    expect(await confirm(await opened(10_000_001), await charged(90))).toMatchObject({
      code: "BANK_LINE_LARGE",
    });
  });

  test("is suggested to whom it is like, the likeliest first, and summed up", async () => {
    const place = await createArena(api(), "das Sugestões");
    const token = place.manager.token;
    const { athleteId } = await createAthletePerson(api(), "Iracema Quintela", place.id);
    const charge = (more: object) =>
      createCharge(api().db, {
        arenaId: place.id,
        serviceType: "CLASS",
        description: "Mensalidade",
        amountInCents: 12_300,
        serviceDate: dayToDatabase(today),
        dueOn: dayToDatabase(addDays(today, 5)),
        ...more,
      });
    const [named, same] = [await charge({ athleteId }), await charge({ clientName: "Bar da Praia" })];
    await send(
      bankFile("1", [
        { externalId: "1", on: today, amountInCents: 12_300, text: "PIX IRACEMA QUINTELA" },
        { externalId: "2", on: today, amountInCents: 5, text: "RENDIMENTOS" },
      ]),
      { to: place, token },
    );
    const { viewer } = await api().data(
      `{ viewer { arena { bankReconciliation {
        settled { count totalInCents } suggested { count totalInCents } leftOver { count totalInCents } ignored { count } matchedCount
        statements { fileName account lineCount from until importedByName }
        lines(list: TO_CHECK, first: 10) { edges { node { text suggestions { words charge { id } } } } } } } } }`,
      {},
      token,
    );
    const bank = viewer.arena.bankReconciliation;
    expect(bank).toMatchObject({
      settled: { count: 0, totalInCents: 0 },
      suggested: { count: 1, totalInCents: 12_300 },
      leftOver: { count: 1, totalInCents: 5 },
      ignored: { count: 0 },
      matchedCount: 0,
      statements: [
        { fileName: "novembro.ofx", account: "341/1", lineCount: 2, importedByName: "Gestora das Sugestões" },
      ],
    });
    const byText = new Map(bank.lines.edges.map(({ node }: any) => [node.text, node.suggestions]));
    expect(byText.get("RENDIMENTOS")).toEqual([]);
    expect(byText.get("PIX IRACEMA QUINTELA")).toEqual([
      { words: "Mesmo valor e mesmo nome", charge: { id: encodeGlobalId("Charge", named.id) } },
      {
        words: expect.stringMatching(/^Mesmo valor, vence em/),
        charge: { id: encodeGlobalId("Charge", same.id) },
      },
    ]);
  });
});

test("to the centavo: what charges have got is what lines have paid, in whatever order they are imported, confirmed and undone", async () => {
  const place = await createArena(api(), "dos Centavos");
  const { token } = place.manager;
  const anyStep = fc.record({
    kind: fc.constantFrom("import", "confirm", "confirm", "undo", "ignore"),
    which: fc.nat(5),
    charge: fc.nat(2),
  });
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.record({ cents: fc.constantFrom(999, 1000, 1001), names: fc.option(fc.nat(2)) }), {
        minLength: 2,
        maxLength: 5,
      }),
      fc.array(anyStep, { minLength: 3, maxLength: 14 }),
      async (filed, steps) => {
        const charges: string[] = [];
        for (let index = 0; index < 3; index++) charges.push(await charged(1000, { dueOn: null }, place));
        const at = newAccount();
        const lines = filed.map(({ cents, names }, index) => ({
          externalId: `F${index}`,
          on: today,
          amountInCents: cents,
          text: names === null ? `PIX ${at} ${index}` : `PIX ${chargeTxid(charges[names]!)} ${at} ${index}`,
        }));
        const mine = { arenaId: place.id, text: { contains: at } };
        for (const { kind, which, charge } of steps) {
          const rows = await api().db.bankLine.findMany({ where: mine, orderBy: { id: "asc" } });
          const row = rows[which % Math.max(1, rows.length)];
          if (kind === "import") await send(bankFile(at, lines.slice(0, which + 1)), { to: place, token });
          else if (row && kind === "confirm")
            await act(
              "confirmBankLine",
              { lineId: gid(row.id), chargeId: encodeGlobalId("Charge", charges[charge]!) },
              token,
            );
          else if (row)
            await act(kind === "undo" ? "undoBankLine" : "ignoreBankLine", { lineId: gid(row.id) }, token);
          const paid = await api().db.bankLine.aggregate({
            where: { ...mine, chargeId: { not: null } },
            _sum: { amountInCents: true },
          });
          const got = await api().db.charge.findMany({ where: { id: { in: charges } } });
          expect(
            got.reduce((sum, { receivedInCents, creditInCents }) => sum + receivedInCents + creditInCents, 0),
          ).toBe(paid._sum.amountInCents ?? 0);
        }
      },
    ),
    { numRuns: 12 },
  );
});
