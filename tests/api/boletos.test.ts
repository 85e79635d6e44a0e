import { randomUUID } from "node:crypto";
import { beforeAll, describe, expect, test } from "vitest";
import { boletoFault } from "../../server/brazil/boleto.rules";
import { returnProblem } from "../../server/billing/cnab/return-file.rules";
import { encodeGlobalId } from "../../server/platform/graphql/nodes";
import { addDays, dayToDatabase } from "../../server/platform/time/calendar-day.rules";
import { dayAt } from "../../server/platform/time/time-zone.rules";
import { useApi } from "../support/api";
import { agreementInput, boletoPayer, nextAgreement } from "../support/boletos";
import { returnOf, linesOf } from "../support/cnab";
import { createAthletePerson, type AthletePerson } from "../support/enrolling";
import { chargeTxid } from "../../server/billing/pix-txid.rules";
import { createCharge } from "../support/ledger";
import { createArena, type ArenaStory } from "../support/story";

const api = useApi();
const today = dayAt(new Date(), "America/Sao_Paulo");
const dueOn = addDays(today, 10);

interface Place extends ArenaStory {
  agreement: string;
}
let other: Place;

/** An arena with an agreement of its own. */
async function withAgreement(mark: string): Promise<Place> {
  const arena = await createArena(api(), mark);
  const agreement = nextAgreement();
  expect(await agree(arena, agreement)).toMatchObject({
    arena: { boletos: { agreement: { number: agreement } } },
  });
  return { ...arena, agreement };
}
beforeAll(async () => {
  other = await withAgreement("de Outro Boleto");
});

async function mutate(mutation: string, input: object, fields: string, token: string) {
  const type = mutation[0]!.toUpperCase() + mutation.slice(1);
  const invalid = ["cancelBoleto", "createRemittance"].includes(mutation)
    ? ""
    : "... on InvalidInput { fields { path message } }";
  const answer = await api().data(
    `mutation ($input: ${type}Input!) { ${mutation}(input: $input) { ... on ${type}Success { ${fields} }
      ${invalid} ... on RuleViolation { code message } } }`,
    { input },
    token,
  );
  return answer[mutation];
}
const agree = (arena: ArenaStory, number: string, more: object = {}) =>
  mutate(
    "saveBankAgreement",
    { arenaId: arena.globalId, ...agreementInput(number), ...more },
    "arena { boletos { agreement { number receiverName } } }",
    arena.manager.token,
  );
const gid = (id: string) => encodeGlobalId("Charge", id);
const boletoFields =
  "charge { boletoAct boleto { status amountInCents dueOn isMissed note line pdfPath ourNumber } }";
const issue = (arena: Place, chargeId: string, more: object = {}) =>
  mutate(
    "issueBoleto",
    { chargeId: gid(chargeId), ...boletoPayer, ...more },
    boletoFields,
    arena.manager.token,
  );
const issueAll = (arena: Place, ids: string[], more: object = {}) =>
  mutate(
    "issueBoletos",
    { chargeIds: ids.map(gid), ...more },
    "issued { id } notIssued",
    arena.manager.token,
  );
const cancel = (arena: Place, chargeId: string) =>
  mutate("cancelBoleto", { chargeId: gid(chargeId) }, boletoFields, arena.manager.token);
const remit = (arena: Place, requestKey: string = randomUUID()) =>
  mutate("createRemittance", { arenaId: arena.globalId, requestKey }, "filePath number", arena.manager.token);

const get = (path: string, token: string) =>
  fetch(new URL(path, api().url), { headers: { Authorization: `Bearer ${token}` } });
async function send(arena: Place, content: Uint8Array | string, token = arena.manager.token) {
  const response = await fetch(new URL(`/retornos/arenas/${arena.id}?nome=ret.txt`, api().url), {
    method: "PUT",
    body: content as BodyInit,
    headers: { "Content-Type": "text/plain", Authorization: `Bearer ${token}` },
  });
  return { status: response.status, answer: (await response.json()) as any };
}

let payers = 0;
async function charged(arena: Place, amountInCents: number, more: object = {}, payer?: AthletePerson) {
  const { athleteId } = payer ?? (await createAthletePerson(api(), `Devedora ${++payers}`, arena.id));
  const charge = await createCharge(api().db, {
    arenaId: arena.id,
    athleteId,
    serviceType: "CLASS",
    kind: "MONTHLY_FEE",
    description: "Mensalidade",
    amountInCents,
    serviceDate: dayToDatabase(today),
    dueOn: dayToDatabase(dueOn),
    ...more,
  });
  return charge.id;
}
const boletos = (chargeId: string) =>
  api().db.boleto.findMany({ where: { chargeId }, orderBy: { sequence: "asc" } });
const last = async (chargeId: string) => (await boletos(chargeId)).at(-1)!;
const charge = (id: string) => api().db.charge.findUniqueOrThrow({ where: { id } });
/** News of the bank about a charge's last boleto. */
async function news(chargeId: string, code: string, paid = 0, more: object = {}) {
  const { ourNumber, amountInCents } = await last(chargeId);
  const reasons = code === "03" ? "48" : code === "06" ? "33" : "";
  return {
    ourNumber,
    companyId: "",
    amountInCents,
    dueOn,
    paid,
    code,
    reasons,
    occurredOn: today,
    ...more,
  };
}
const segments = (text: string, letter: string) =>
  linesOf(text).filter((line) => line[7] === "3" && line[13] === letter);

describe("a boleto", () => {
  test("is issued, sent, registered and paid, and each file counts once", async () => {
    const arena = await withAgreement("do Caminho");
    const payer = await createAthletePerson(api(), "Paga Boleto", arena.id);
    const id = await charged(arena, 15_000, {}, payer);
    expect((await issue(arena, id)).charge).toEqual({
      boletoAct: "CANCEL",
      boleto: {
        status: "WAITING",
        amountInCents: 15_000,
        dueOn,
        isMissed: false,
        note: null,
        line: null,
        pdfPath: null,
        ourNumber: `${arena.agreement}0000000001`,
      },
    });
    expect(await issue(arena, id)).toMatchObject({ code: "BOLETO_EXISTS" });

    // Two at once, of two people: one file.
    const answers = await Promise.all([remit(arena), remit(arena)]);
    expect(answers.filter(({ code }) => code === "REMITTANCE_EMPTY")).toHaveLength(1);
    const { filePath: path } = answers.find(({ number }) => number === 1);
    const text = await (await get(path, arena.manager.token)).text();
    expect(await (await get(path, arena.manager.token)).text()).toBe(text);
    const [p] = segments(text, "P");
    expect(p?.slice(85, 100)).toBe("000000000015000");
    // Late fees go into the bank's fields.
    expect(segments(text, "R")[0]?.slice(65, 66)).toBe("2");
    expect(segments(text, "R")[0]?.slice(74, 89)).toBe("000000000000200");
    expect(await api().db.remittance.count({ where: { arenaId: arena.id } })).toBe(1);
    expect(
      await api().db.personalDataReading.count({
        where: { athleteId: payer.athleteId, readerId: arena.manager.userId },
      }),
    ).toBe(1);

    const registered = returnOf([await news(id, "02")], arena.agreement);
    expect(await send(arena, registered)).toMatchObject({ status: 200, answer: { news: 1, registered: 1 } });
    const { node } = await api().data(
      `query ($id: ID!) { node(id: $id) { ... on Charge { ${boletoFields.slice(9, -2)} } } }`,
      { id: gid(id) },
      payer.token,
    );
    expect(node).toMatchObject({ boletoAct: null, boleto: { status: "REGISTERED" } });
    expect(boletoFault(node.boleto.line)).toBeNull();
    const pdf = await get(node.boleto.pdfPath, payer.token);
    expect(pdf.headers.get("content-type")).toBe("application/pdf");
    expect(
      Buffer.from(await pdf.arrayBuffer())
        .subarray(0, 5)
        .toString(),
    ).toBe("%PDF-");
    expect((await get(node.boleto.pdfPath, other.manager.token)).status).toBe(404);
    expect((await get(path, payer.token)).status).toBe(404);

    const paid = returnOf([await news(id, "06", 14_000)], arena.agreement);
    const [first, second] = await Promise.all([send(arena, paid), send(arena, paid)]);
    expect([first.answer.news, second.answer.news].toSorted()).toEqual([0, 1]);
    expect(await charge(id)).toMatchObject({ status: "PENDING", receivedInCents: 14_000 });
    expect(await last(id)).toMatchObject({ status: "PAID" });
    // What is left can be asked for again; a late 02 changes nothing.
    expect((await send(arena, registered)).answer).toMatchObject({ news: 0 });
    expect((await issue(arena, id)).charge.boleto).toMatchObject({ status: "WAITING", amountInCents: 1000 });
  });

  test("too much becomes credit, and so does what comes for a charge that was paid otherwise", async () => {
    const arena = await withAgreement("do Crédito");
    const [much, twice] = [await charged(arena, 5000), await charged(arena, 7000)];
    for (const id of [much, twice]) await issue(arena, id);
    await remit(arena);
    await mutate(
      "registerChargePayment",
      { chargeId: gid(twice), amountInCents: 7000, method: "PIX", requestKey: randomUUID() },
      "charge { id }",
      arena.manager.token,
    );
    expect(await last(twice)).toMatchObject({ status: "CANCEL_REQUESTED" });
    const { filePath: path } = await remit(arena);
    const text = await (await get(path, arena.manager.token)).text();
    expect(segments(text, "P").map((line) => line.slice(15, 17))).toEqual(["02"]);
    expect(await last(twice)).toMatchObject({ status: "CANCEL_SENT" });
    const file = returnOf([await news(much, "06", 5100), await news(twice, "06", 7000)], arena.agreement);
    expect((await send(arena, file)).answer).toMatchObject({ paid: 2, paidInCents: 12_100 });
    expect(await charge(much)).toMatchObject({ status: "PAID", creditInCents: 100 });
    expect(await charge(twice)).toMatchObject({ status: "PAID", creditInCents: 7000 });
  });

  test("that was not sent is dropped with its charge, and news about unknown ones is kept", async () => {
    const arena = await withAgreement("do Desconhecido");
    const [paid, cancelled] = [await charged(arena, 5000), await charged(arena, 6000)];
    for (const id of [paid, cancelled]) await issue(arena, id);
    await mutate(
      "cancelCharge",
      { chargeId: gid(cancelled), reason: "Engano da arena" },
      "charge { id }",
      arena.manager.token,
    );
    expect(await last(cancelled)).toMatchObject({ status: "DROPPED" });
    expect((await cancel(arena, paid)).charge).toMatchObject({
      boletoAct: "ISSUE",
      boleto: { status: "DROPPED" },
    });
    expect(await cancel(arena, paid)).toMatchObject({ code: "BOLETO_NONE" });
    expect(await remit(arena)).toMatchObject({ code: "REMITTANCE_EMPTY" });
    const stray = { ...(await news(paid, "06", 4321)), ourNumber: `${arena.agreement}9999999999` };
    expect((await send(arena, returnOf([stray], arena.agreement))).answer).toMatchObject({
      news: 1,
      unknown: 1,
    });
    const { viewer } = await api().data(
      "{ viewer { arena { boletos { unknown { ourNumber receivedInCents words } counts { list count } } } } }",
      {},
      arena.manager.token,
    );
    expect(viewer.arena.boletos.unknown).toEqual([
      { ourNumber: stray.ourNumber, receivedInCents: 4321, words: "pago: pela internet" },
    ]);
  });

  test("of a late charge asks for what is owed today, on a chosen day, and goes when fees are waived", async () => {
    const arena = await withAgreement("do Atraso");
    const late = addDays(today, -40);
    const id = await charged(arena, 10_000, { dueOn: dayToDatabase(late) });
    expect(await issue(arena, id)).toEqual({
      fields: [{ path: ["dueOn"], message: "Escolha o vencimento do boleto" }],
    });
    expect(await issue(arena, id, { dueOn: addDays(today, -1) })).toMatchObject({
      fields: [{ path: ["dueOn"] }],
    });
    const issued = await issue(arena, id, { dueOn });
    expect(issued.charge.boleto).toMatchObject({ dueOn, amountInCents: 10_000 + 200 + 133 });
    expect(await charge(id)).toMatchObject({ dueOn: dayToDatabase(late), amountInCents: 10_000 });
    // The fine is in the amount, so the bank does not add another.
    expect(await last(id)).toMatchObject({ fineInBasisPoints: 0, interestInBasisPoints: 100 });
    await remit(arena);
    await mutate(
      "waiveLateFees",
      { chargeId: gid(id), reason: "Combinado com o aluno" },
      "charge { id }",
      arena.manager.token,
    );
    expect(await last(id)).toMatchObject({ status: "CANCEL_REQUESTED" });
    expect((await issue(arena, id, { dueOn })).charge.boleto).toMatchObject({ amountInCents: 10_000 });
    expect(await last(id)).toMatchObject({ fineInBasisPoints: 0 });
  });

  test("that the bank refused is not sent again as it was", async () => {
    const arena = await withAgreement("da Recusa");
    const payer = await createAthletePerson(api(), "Recusada Silva", arena.id);
    const [id, next] = [await charged(arena, 5000, {}, payer), await charged(arena, 6000, {}, payer)];
    await issue(arena, id);
    await remit(arena);
    expect((await send(arena, returnOf([await news(id, "03")], arena.agreement))).answer).toMatchObject({
      refused: 1,
    });
    expect(await issue(arena, id)).toMatchObject({
      code: "BOLETO_REFUSED",
      message: "O banco recusou: CEP inválido. Corrija os dados antes de emitir de novo.",
    });
    // Nor for another charge of the same person.
    expect(await issueAll(arena, [next])).toMatchObject({
      issued: [],
      notIssued: [expect.stringMatching(/^Recusada Silva: .*CEP inválido/)],
    });
    expect((await issue(arena, id, { postalCode: "88058-501" })).charge.boleto).toMatchObject({
      status: "WAITING",
    });
    expect(await issueAll(arena, [next])).toMatchObject({ issued: [{ id: gid(next) }], notIssued: [] });
  });

  test("that missed its day is seen, and replaced", async () => {
    const arena = await withAgreement("do Prazo");
    const id = await charged(arena, 5000);
    await issue(arena, id);
    const past = dayToDatabase(addDays(today, -1));
    await api().db.boleto.updateMany({ where: { chargeId: id }, data: { dueOn: past, issuedOn: past } });
    expect(await remit(arena)).toMatchObject({ code: "REMITTANCE_EMPTY" });
    const { viewer } = await api().data(
      "{ viewer { arena { boletos { boletos(list: TO_CORRECT) { edges { node { isMissed note } } } } } } }",
      {},
      arena.manager.token,
    );
    expect(viewer.arena.boletos.boletos.edges).toEqual([
      { node: { isMissed: true, note: "O banco não recebeu este boleto antes do vencimento: emita outro" } },
    ]);
    expect((await issueAll(arena, [id])).issued).toHaveLength(1);
    expect((await boletos(id)).map(({ status }) => status)).toEqual(["DROPPED", "WAITING"]);
  });

  test("of several: late ones need a day, and each that gets none says why", async () => {
    const arena = await withAgreement("de Várias");
    const payer = await createAthletePerson(api(), "Conhecida Lima", arena.id);
    const known = await charged(arena, 5000, {}, payer);
    await issue(arena, known);
    const late = await charged(arena, 6000, { dueOn: dayToDatabase(addDays(today, -20)) }, payer);
    const stranger = await charged(arena, 7000);
    const ids = [known, late, stranger];
    expect(await issueAll(arena, ids)).toMatchObject({ fields: [{ path: ["dueOn"] }] });
    expect(await issueAll(arena, ids, { dueOn })).toMatchObject({
      issued: [{ id: gid(late) }],
      notIssued: [
        expect.stringMatching(/^Conhecida Lima: .*já tem boleto/),
        expect.stringMatching(/^Devedora .*: Falta o endereço/),
      ],
    });
  });

  test("two at once get two numbers, and one charge one boleto", async () => {
    const arena = await withAgreement("ao Mesmo Tempo");
    const [a, b] = [await charged(arena, 1000), await charged(arena, 2000)];
    const answers = await Promise.all([issue(arena, a), issue(arena, a), issue(arena, b)]);
    expect(answers.filter(({ code }) => code === "BOLETO_EXISTS")).toHaveLength(1);
    expect([await last(a), await last(b)].map(({ sequence }) => sequence).toSorted()).toEqual([1, 2]);
    const key = randomUUID();
    const files = await Promise.all([remit(arena, key), remit(arena, key)]);
    expect(files[0]).toEqual(files[1]);
  });

  test("a payer's CPF is asked for where none is known", async () => {
    const arena = await withAgreement("do CPF");
    const id = await charged(arena, 1000);
    expect(await issue(arena, id, { payerDocument: null })).toMatchObject({
      fields: [{ path: ["payerDocument"], message: "Diga o CPF ou o CNPJ de quem paga" }],
    });
    expect(
      await issue(arena, id, { payerDocument: "1", street: "", postalCode: "1", uf: "XX" }),
    ).toMatchObject({
      fields: [
        { path: ["payerDocument"], message: "CPF ou CNPJ inválido" },
        { path: ["street"] },
        { path: ["postalCode"], message: "O CEP tem 8 números" },
        { path: ["uf"] },
      ],
    });
  });
});

describe("files and agreements that are refused", () => {
  test("a return of another agreement, garbage, and one without an agreement", async () => {
    const arena = await withAgreement("das Recusas");
    const id = await charged(arena, 1000);
    await issue(arena, id);
    const foreign = returnOf([await news(id, "06", 1000)], other.agreement);
    expect(await send(arena, foreign)).toMatchObject({
      status: 400,
      answer: { errors: [{ message: `Este retorno não é do convênio ${arena.agreement} desta arena.` }] },
    });
    expect((await send(arena, "nada")).answer.errors[0].message).toBe(`${returnProblem.noReturn}.`);
    expect((await send(arena, foreign, other.manager.token)).status).toBe(404);
    const bare = await createArena(api(), "sem Convênio");
    const own = { ...bare, agreement: "" };
    expect((await send(own, foreign)).answer.errors[0].message).toContain("Cadastre o convênio");
    const unsent = await charged(own, 1000);
    expect(await issue(own, unsent)).toMatchObject({ code: "BOLETO_NO_AGREEMENT" });
  });

  test("an agreement of another arena, a wrong number, and another number while the bank collects", async () => {
    const arena = await withAgreement("da Troca");
    expect(await agree(arena, other.agreement)).toMatchObject({ fields: [{ path: ["number"] }] });
    expect(await agree(arena, "123")).toMatchObject({
      fields: [{ path: ["number"], message: "O convênio tem 7 números" }],
    });
    const id = await charged(arena, 1000);
    await issue(arena, id);
    await remit(arena);
    expect((await send(arena, returnOf([await news(id, "02")], arena.agreement))).answer.registered).toBe(1);
    expect(await agree(arena, nextAgreement(), { dropsBoletos: true })).toMatchObject({
      code: "BOLETOS_OPEN",
    });
    expect(await agree(arena, arena.agreement, { receiverName: "Outra Razão" })).toMatchObject({
      arena: { boletos: { agreement: { receiverName: "Outra Razão" } } },
    });
  });
});

describe("what the bank and other programs leave behind", () => {
  test("an agreement with a mistake, to which the bank never answers, is corrected and its boletos issued again", async () => {
    const arena = await withAgreement("do Engano");
    const id = await charged(arena, 1000);
    await issue(arena, id);
    await remit(arena);
    const right = nextAgreement();
    expect(await agree(arena, right)).toMatchObject({ code: "BOLETOS_WOULD_DROP" });
    expect((await last(id)).status).toBe("SENT");
    expect(await agree(arena, right, { dropsBoletos: true })).toMatchObject({
      arena: { boletos: { agreement: { number: right } } },
    });
    expect((await last(id)).status).toBe("DROPPED");
    await issue(arena, id);
    expect((await last(id)).ourNumber.startsWith(right)).toBe(true);
  });

  test("numbers go on after those that another program used, and its payments pay no charge of ours", async () => {
    const arena = await createArena(api(), "do Outro Programa");
    const agreement = nextAgreement();
    await agree(arena, agreement, { lastUsedNumber: 500 });
    await agree(arena, agreement);
    const place = { ...arena, agreement };
    const id = await charged(place, 1000);
    await issue(place, id);
    expect((await last(id)).ourNumber).toBe(`${agreement}0000000501`);
    const paid = async (companyId: string) =>
      (await send(place, returnOf([await news(id, "06", 1000, { companyId })], agreement))).answer;
    // Before the bank could know it.
    expect(await paid("")).toMatchObject({ paid: 0, unknown: 1 });
    await remit(place);
    const foreign = await news(id, "06", 900, { companyId: "OUTRO-1" });
    expect((await send(place, returnOf([foreign], agreement))).answer).toMatchObject({ paid: 0, unknown: 1 });
    expect((await charge(id)).status).toBe("PENDING");
    const own = await news(id, "06", 1000, { companyId: chargeTxid((await last(id)).id), reasons: "30" });
    expect((await send(place, returnOf([own], agreement))).answer).toMatchObject({ paid: 1, unknown: 0 });
    expect((await charge(id)).status).toBe("PAID");
    // A cheque that bounced changes nothing by itself, and is shown.
    expect((await send(place, returnOf([await news(id, "44")], agreement))).answer.news).toBe(1);
    expect((await last(id)).bankWords).toContain("cheque devolvido");
  });

  test.each([
    ["60", "TAKEN_OUT"],
    ["40", "CANCEL_REQUESTED"],
  ])("an order to take a boleto out that is refused for reason %s leaves it %s", async (reasons, status) => {
    const arena = await withAgreement(`da Recusa ${reasons}`);
    const id = await charged(arena, 1000);
    await issue(arena, id);
    await remit(arena);
    await cancel(arena, id);
    await remit(arena);
    expect((await last(id)).status).toBe("CANCEL_SENT");
    await send(arena, returnOf([await news(id, "26", 0, { reasons })], arena.agreement));
    expect((await last(id)).status).toBe(status);
  });

  test("what is known of a payer who is to be forgotten is not used again", async () => {
    const arena = await withAgreement("do Esquecido");
    const payer = await createAthletePerson(api(), "Some Daqui", arena.id);
    const [id, second] = [await charged(arena, 1000, {}, payer), await charged(arena, 1000, {}, payer)];
    await issue(arena, id);
    await remit(arena);
    await api().db.boleto.updateMany({ where: { chargeId: id }, data: { forget: true } });
    expect((await issueAll(arena, [second])).notIssued).toHaveLength(1);
    expect(await boletos(second)).toEqual([]);
  });

  test("a damaged file is refused in words", async () => {
    const arena = await withAgreement("do Arquivo");
    const content = returnOf([], arena.agreement);
    content[100] = 0;
    const { status, answer } = await send(arena, content);
    expect(status).toBe(400);
    expect(answer.errors[0].message).toContain("incompleto");
  });
});
