import { randomUUID } from "node:crypto";
import Papa from "papaparse";
import { beforeAll, describe, expect, test } from "vitest";
import { moveCredit, record } from "../../server/billing/ledger.step";
import { inTransaction } from "../../server/platform/database";
import { dayToDatabase } from "../../server/platform/time/calendar-day.rules";
import { useApi } from "../support/api";
import { createCharge } from "../support/ledger";
import { pdfText } from "../support/pdf-text";
import { createArena, createAthletes, type ArenaStory } from "../support/story";

const api = useApi();
const sheet = "/exportar/movimentos.csv";
const paper = "/exportar/relatorio-mensal.pdf";

describe("an arena's month for who keeps its books", () => {
  let arena: ArenaStory;
  let other: ArenaStory;
  beforeAll(async () => {
    [arena, other] = [await createArena(api(), "dos Livros"), await createArena(api(), "ao Lado dos Livros")];
    const [ana = ""] = await createAthletes(api(), arena.id, 1, "Ana Paga");
    const charge = (
      amountInCents: number,
      at: string,
      more: object = {},
      refundInCents = 0,
      arenaId = arena.id,
    ) =>
      createCharge(
        api().db,
        {
          arenaId,
          serviceType: "CLASS",
          kind: "MONTHLY_FEE",
          description: "Mensalidade",
          serviceDate: dayToDatabase("2026-09-10"),
          amountInCents,
          ...more,
        },
        { status: "PAID", refundInCents, at: new Date(at) },
      );
    await charge(18_000, "2026-09-12T15:00:00Z", { athleteId: ana });
    // Ten at night where the arena is: still the month before.
    await charge(9_000, "2026-10-01T01:00:00Z", { serviceType: "RENTAL", kind: "COURT_RENTAL" }, 4_000);
    await charge(7_700, "2026-10-02T12:00:00Z", { athleteId: ana });
    await charge(55_500, "2026-09-20T12:00:00Z", {}, 0, other.id);
    await createCharge(api().db, {
      arenaId: arena.id,
      serviceType: "CLASS",
      description: "Ninguém pagou",
      serviceDate: dayToDatabase("2026-09-10"),
      amountInCents: 3_300,
    });
  });

  const read = (path: string, token: string | null, { of = arena.id, month = "2026-09" } = {}) =>
    fetch(new URL(`${path}?${new URLSearchParams({ arena: of, mes: month })}`, api().url), {
      headers: token === null ? {} : { Authorization: `Bearer ${token}` },
    });

  test("has each movement of the month as a row, by the arena's days, and nothing of another arena", async () => {
    const response = await read(sheet, arena.manager.token);
    expect(response.headers.get("x-total-count")).toBe("3");
    const { data } = Papa.parse<string[]>((await response.text()).trim(), { delimiter: ";" });
    const rows = data
      .slice(1)
      .map(([on, what, who, service, , , , , amount]) => [on, what, who, service, amount]);
    expect(rows).toEqual([
      ["12/09/2026", "Recebimento", expect.stringMatching(/^Ana Paga/), "Aulas", "180,00"],
      ["30/09/2026", "Recebimento", "", "Locações", "90,00"],
      ["30/09/2026", "Reembolso", "", "Locações", "-40,00"],
    ]);
  });

  test("has its sums on paper, and says of a month without money that there was none", async () => {
    const response = await read(paper, arena.manager.token);
    expect(response.headers.get("content-type")).toBe("application/pdf");
    const text = pdfText(new Uint8Array(await response.arrayBuffer())).replaceAll(/\s+/g, " ");
    expect(text).toContain("setembro de 2026");
    expect(text).toMatch(/Recebido R\$ 270,00 Devolvido - ?R\$ 40,00 Receita líquida R\$ 230,00/);
    const empty = await read(paper, arena.manager.token, { month: "2020-01" });
    expect(pdfText(new Uint8Array(await empty.arrayBuffer()))).toContain("Nenhum pagamento ou reembolso");
  });

  test("says on paper what the page of charges says: totals, by kind, and who owes", async () => {
    const { node } = await api().data(
      `query ($id: ID!) { node(id: $id) { ... on Arena { charges(month: "2026-09-01") {
        count totalInCents receivedInCents pendingInCents overdueInCents } } } }`,
      { id: arena.globalId },
      arena.manager.token,
    );
    expect(node.charges).toEqual({
      count: 4,
      totalInCents: 34_000,
      receivedInCents: 30_700,
      pendingInCents: 3_300,
      overdueInCents: 0,
    });
    const response = await read(paper, arena.manager.token);
    const text = pdfText(new Uint8Array(await response.arrayBuffer())).replaceAll(/\s+/g, " ");
    expect(text).toMatch(/Total Geral \(4 cobranças\) R\$ 340,00 Recebido R\$ 307,00 Pendente R\$ 33,00/);
    expect(text).toMatch(/Mensalidade \(2\) R\$ 257,00 R\$ 257,00 R\$ 0,00/);
    expect(text).toMatch(/Locação Quadra \(1\) R\$ 50,00 R\$ 50,00 R\$ 0,00/);
    expect(text).toMatch(/Quem deve Nome Em atraso Em aberto Sem nome \(1 cobrança\) R\$ 0,00 R\$ 33,00/);
    expect(text).not.toContain("555,00");
  });

  test("counts credit that paid another charge as no money: it came once and went back never", async () => {
    const place = await createArena(api(), "dos Créditos");
    const at = new Date("2026-09-12T15:00:00Z");
    const issue = async (status: "PENDING" | "CANCELLED") =>
      (
        await createCharge(
          api().db,
          {
            arenaId: place.id,
            serviceType: "CLASS",
            description: "Aula",
            amountInCents: 8_000,
            serviceDate: dayToDatabase("2026-09-10"),
          },
          { status, at },
        )
      ).id;
    const [from, to, older] = [await issue("CANCELLED"), await issue("PENDING"), await issue("PENDING")];
    const parts = { now: at, viewer: null };
    const used = { amountInCents: 4_000, reason: "Crédito usado na aula" };
    const back = { amountInCents: 1_000, reason: "Crédito usado em nada", externalId: randomUUID() };
    await inTransaction(api().db, async (tx) => {
      await record(tx, parts, { id: from }, () => ({ kind: "PAYMENT", amountInCents: 9_000 }));
      await moveCredit(tx, parts, { from, to, ...used });
      // As it was written before such payments were marked.
      await record(tx, parts, { id: from }, () => ({ kind: "REFUND", ofCredit: true, ...used }));
      await record(tx, parts, { id: older }, () => ({ kind: "PAYMENT", ...used }));
      await record(tx, parts, { id: from }, () => ({ kind: "REFUND", ofCredit: true, ...back }));
    });
    const of = { of: place.id };
    const response = await read(sheet, place.manager.token, of);
    const { data } = Papa.parse<string[]>((await response.text()).trim(), { delimiter: ";" });
    expect(
      data
        .slice(1)
        .map(([, what, , , , , , , amount]) => [what, amount])
        .toSorted(),
    ).toEqual([
      ["Recebimento", "90,00"],
      ["Reembolso", "-10,00"],
    ]);
    const text = pdfText(
      new Uint8Array(await (await read(paper, place.manager.token, of)).arrayBuffer()),
    ).replaceAll(/\s+/g, " ");
    expect(text).toMatch(/Recebido R\$ 90,00 Devolvido - ?R\$ 10,00 Receita líquida R\$ 80,00/);
  });

  test.each([sheet, paper])("%s is for who manages the arena alone, and for a month", async (path) => {
    expect((await read(path, null)).status).toBe(401);
    expect((await read(path, other.manager.token)).status).toBe(403);
    for (const month of ["2026-13", "setembro", "", "2026-9", "0000-01"])
      expect((await read(path, arena.manager.token, { month })).status).toBe(400);
    expect((await read(path, arena.manager.token, { of: "nada" })).status).toBe(400);
  });
});
