import { randomUUID } from "node:crypto";
import { beforeAll, describe, expect, test } from "vitest";
import { encodeGlobalId } from "../../server/platform/graphql/nodes";
import { moveCredit } from "../../server/billing/ledger.step";
import { inTransaction } from "../../server/platform/database";
import { dayToDatabase } from "../../server/platform/time/calendar-day.rules";
import { dayAt } from "../../server/platform/time/time-zone.rules";
import { useApi } from "../support/api";
import { createAthletePerson } from "../support/enrolling";
import { createCharge } from "../support/ledger";
import { pdfText } from "../support/pdf-text";
import { createArena, createPerson, type ArenaStory } from "../support/story";
import { createTeacher } from "../support/world-teachers";

const api = useApi();
const today = dayAt(new Date(), "America/Sao_Paulo");
let arena: ArenaStory;
let other: ArenaStory;
let payer: Awaited<ReturnType<typeof createAthletePerson>>;
beforeAll(async () => {
  [arena, other] = [await createArena(api(), "dos Recibos"), await createArena(api(), "ao Lado dos Recibos")];
  payer = await createAthletePerson(api(), "Conceição Paga", arena.id);
});

const charged = async (amountInCents = 18_000, more: object = {}) =>
  (
    await createCharge(api().db, {
      arenaId: arena.id,
      athleteId: payer.athleteId,
      serviceType: "CLASS",
      kind: "MONTHLY_FEE",
      description: "Mensalidade de novembro",
      amountInCents,
      serviceDate: dayToDatabase(today),
      ...more,
    })
  ).id;

async function pay(chargeId: string, amountInCents: number) {
  const { registerChargePayment } = await api().data(
    `mutation ($input: RegisterChargePaymentInput!) { registerChargePayment(input: $input) { __typename } }`,
    {
      input: {
        chargeId: encodeGlobalId("Charge", chargeId),
        amountInCents,
        method: "PIX",
        requestKey: randomUUID(),
      },
    },
    arena.manager.token,
  );
  expect(registerChargePayment.__typename).toBe("RegisterChargePaymentSuccess");
}

/** The addresses of a charge's receipts, the latest payment's first. */
async function paths(chargeId: string, token = payer.token): Promise<(string | null)[]> {
  const { node } = await api().data(
    `query ($id: ID!) { node(id: $id) { ... on Charge { entries { kind receiptPath } } } }`,
    { id: encodeGlobalId("Charge", chargeId) },
    token,
  );
  return node.entries
    .filter(({ kind }: { kind: string }) => kind === "PAYMENT")
    .map(({ receiptPath }: { receiptPath: string | null }) => receiptPath);
}

async function read(path: string, token: string | null = payer.token) {
  const response = await fetch(new URL(path, api().url), {
    headers: token === null ? {} : { Authorization: `Bearer ${token}` },
  });
  const content = new Uint8Array(await response.arrayBuffer());
  return { status: response.status, headers: response.headers, content, text: () => pdfText(content) };
}
const numberIn = (text: string) => /Nº (\d{6})/.exec(text)?.[1];

describe("a receipt", () => {
  test("says who paid what to whom and for what, also of a part, and is the same each time", async () => {
    const charge = await charged();
    await pay(charge, 10_000);
    const [path] = await paths(charge);
    const receipt = await read(path!);
    expect(receipt.status).toBe(200);
    expect(receipt.headers.get("content-type")).toBe("application/pdf");
    expect(receipt.headers.get("content-disposition")).toMatch(/^attachment; filename="recibo-\d{6}\.pdf"$/);
    const text = receipt.text().replaceAll(/\s+/g, " ");
    expect(text).toContain("Conceição Paga");
    expect(text).toContain("cem reais");
    expect(text).toContain("Mensalidade de novembro");
    expect(text).toMatch(/ainda em aberto R\$\s80,00/);
    const again = (await read(path!, arena.manager.token)).text();
    expect(numberIn(again)).toBe(numberIn(receipt.text()));
  });

  test("says what went back, also out of a credit, and not what a credit paid elsewhere", async () => {
    const [charge, another] = [await charged(), await charged()];
    await pay(charge, 20_000);
    await inTransaction(api().db, (tx) =>
      moveCredit(
        tx,
        { now: new Date(), viewer: null },
        { from: charge, to: another, amountInCents: 500, reason: "Crédito usado na aula" },
      ),
    );
    const [path] = await paths(charge);
    const said = async () => (await read(path!)).text().replaceAll(/\s+/g, " ");
    expect(await said()).not.toMatch(/devolvido/i);
    for (const [amountInCents, ofCredit] of [
      [1_500, true],
      [3_000, false],
    ] as const)
      await api().data(
        `mutation ($input: RefundChargeInput!) { refundCharge(input: $input) { __typename } }`,
        {
          input: {
            chargeId: encodeGlobalId("Charge", charge),
            amountInCents,
            ofCredit,
            reason: "Pagou a mais",
            requestKey: randomUUID(),
          },
        },
        arena.manager.token,
      );
    expect(await said()).toMatch(/devolvido depois R\$\s45,00/i);
  });

  test("has a number without gaps at its arena, however many ask for theirs at once", async () => {
    const charges = [];
    for (let index = 0; index < 6; index += 1) {
      const charge = await charged(5_000);
      await pay(charge, 5_000);
      charges.push(charge);
    }
    const before = await api().db.receipt.count({ where: { arenaId: arena.id } });
    const asked = (await Promise.all(charges.map((charge) => paths(charge)))).flat();
    const numbers = await Promise.all(
      [...asked, ...asked].map(async (path) => Number(numberIn((await read(path!)).text()))),
    );
    expect([...new Set(numbers)].toSorted((a, b) => a - b)).toEqual(
      charges.map((_, index) => before + index + 1),
    );
  });

  test("is read by who paid and who was paid, and by nobody else", async () => {
    const charge = await charged();
    await pay(charge, 18_000);
    const [path] = await paths(charge);
    const stranger = await createAthletePerson(api(), "Curiosa", arena.id);
    const teacher = await createPerson(api(), "Que Ensina");
    await createTeacher(api(), arena.id, teacher.userId);
    expect((await read(path!, null)).status).toBe(401);
    for (const token of [stranger.token, other.manager.token, teacher.token])
      expect((await read(path!, token)).status).toBe(404);
    expect((await read(`/recibos/${randomUUID()}`)).status).toBe(404);
    expect((await read("/recibos/nada")).status).toBe(404);
    expect(await api().db.receipt.count({ where: { payment: { chargeId: charge } } })).toBe(0);
  });

  test("is of a payment that counts: none of one that was undone, and none of what is no payment", async () => {
    const charge = await charged();
    await pay(charge, 18_000);
    const [path] = await paths(charge);
    await api().data(
      `mutation ($input: UndoChargePaymentInput!) { undoChargePayment(input: $input) { __typename } }`,
      { input: { chargeId: encodeGlobalId("Charge", charge), reason: "O Pix era de outra" } },
      arena.manager.token,
    );
    expect(await paths(charge)).toEqual([null]);
    expect((await read(path!)).status).toBe(409);
    const issue = await api().db.ledgerEntry.findFirstOrThrow({ where: { chargeId: charge, kind: "ISSUE" } });
    expect((await read(`/recibos/${issue.id}`)).status).toBe(404);
  });
});
