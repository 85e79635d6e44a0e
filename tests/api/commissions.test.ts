import { randomUUID } from "node:crypto";
import { describe, expect, test } from "vitest";
import { copyMissingCommissions } from "../../server/billing/billing.job";
import { addDays, addMonths, firstOfMonth } from "../../server/platform/time/calendar-day.rules";
import { useApi } from "../support/api";
import { CommissionDesk } from "../support/commission-desk";
import { credit } from "../support/merging";
import { createArena } from "../support/story";

const api = useApi();
const desk = new CommissionDesk(api, "Das comissões");

const thisMonth = () => firstOfMonth(desk.today);
/** The first of the month so many ago. */
const monthAgo = (months: number) => addMonths(thisMonth(), -months);
const amountsOf = (statement: Record<string, any> | null) =>
  ((statement?.["entries"]?.edges ?? []) as { node: { kind: string; amountInCents: number } }[]).map(
    ({ node }) => [node.kind, node.amountInCents],
  );
const sumOf = (statement: Record<string, any> | null) =>
  amountsOf(statement).reduce((sum, [, amount]) => sum + Number(amount), 0);

describe("a class whose attendance is taken", () => {
  test("brings what was agreed on: a rule for its kind before the general one, from its day on", async () => {
    const lia = await desk.teacher("Lia das Regras");
    await desk.agree(lia, { value: 6_000 });
    await desk.agree(lia, { kind: "INDIVIDUAL", model: "PERCENT_CHARGED", value: 4_500 });
    await desk.agree(lia, { value: 7_000, from: addDays(monthAgo(1), 9) });
    await desk.given(lia, addDays(monthAgo(1), 4));
    await desk.given(lia, addDays(monthAgo(1), 10));
    await desk.given(lia, addDays(monthAgo(1), 11), { kind: "INDIVIDUAL", priceInCents: 9_999 }, ["PRESENT"]);
    const statement = await desk.statement(lia, monthAgo(1));
    expect(amountsOf(statement)).toEqual([
      ["CLASS", 6_000],
      ["CLASS", 7_000],
      // 45% of R$ 99,99 are R$ 44,9955.
      ["CLASS", 4_500],
    ]);
    expect(statement).toMatchObject({ state: "OPEN", classCount: 3, payableInCents: 17_500, isNext: true });
    expect(statement?.["entries"].edges[2].node.detail).toBe(
      "45% do valor cobrado · R$\u00a099,99 de 1 presente",
    );
  });

  test("counts who was there anew where the attendance is corrected, and keeps its rule", async () => {
    const rui = await desk.teacher("Rui das Correções");
    await desk.agree(rui, { model: "PER_STUDENT_PRESENT", value: 1_500 });
    const id = await desk.given(rui, monthAgo(1), {}, ["PRESENT", "PRESENT", "ABSENT"]);
    expect(await desk.statement(rui, monthAgo(1))).toMatchObject({ payableInCents: 3_000 });
    await desk.agree(rui, { model: "PER_STUDENT_PRESENT", value: 9_000 });
    await desk.attend(id, ["PRESENT", "PRESENT", "PRESENT"]);
    await desk.attend(id, ["PRESENT", "PRESENT", "PRESENT"]);
    expect(await desk.statement(rui, monthAgo(1))).toMatchObject({ payableInCents: 4_500, classCount: 1 });
  });

  test("brings a share of a credit that was lost, and none of one that came back", async () => {
    const caio = await desk.teacher("Caio dos Créditos");
    await desk.agree(caio, { model: "PERCENT_CHARGED", value: 5_000 });
    const id = await desk.held(caio, monthAgo(1), {}, 1);
    const place = await api().db.sessionStudent.findFirstOrThrow({ where: { sessionId: id } });
    const { id: creditId } = await credit(api(), {
      arenaId: desk.arena.id,
      athleteId: place.athleteId,
      sessionId: id,
    });
    await api().db.sessionStudent.update({ where: { id: place.id }, data: { creditId } });
    const payable = async () => (await desk.statement(caio, monthAgo(1)))?.["payableInCents"];
    for (const [mark, cents] of [
      ["ABSENT", 2_500],
      ["PRESENT", 2_500],
      ["ABSENT", 2_500],
      ["EXCUSED", 0],
    ] as const) {
      expect(await desk.attend(id, mark)).toMatchObject({ __typename: "TakeAttendanceSuccess" });
      expect(await payable()).toBe(cents);
    }
  });

  test("brings nothing where no rule stood when it was closed, and nothing at all is kept where none was ever agreed on", async () => {
    const bia = await desk.teacher("Bia sem Regra");
    await desk.given(bia, monthAgo(1));
    expect(await desk.statement(bia, monthAgo(1))).toBeNull();
    await desk.agree(bia, { kind: "DUO" });
    await desk.given(bia, monthAgo(1));
    const statement = await desk.statement(bia, monthAgo(1));
    expect(amountsOf(statement)).toEqual([["CLASS", 0]]);
    expect(statement?.["entries"].edges[0].node.detail).toBe("Sem regra neste dia · 2 presentes");
  });

  test("belongs to who gave it, not to whose it is every week", async () => {
    const [titular, substitute] = [await desk.teacher("Titular"), await desk.teacher("Substituta")];
    await desk.agree(titular);
    await desk.agree(substitute, { value: 8_000 });
    const id = await desk.held(titular, monthAgo(1));
    await api().db.classSession.update({ where: { id }, data: { teacherId: substitute.teacherId } });
    await desk.attend(id);
    expect(await desk.statement(titular, monthAgo(1))).toBeNull();
    expect(await desk.statement(substitute, monthAgo(1))).toMatchObject({ payableInCents: 8_000 });
  });

  test("that came into the database by another way is copied by the job, once, and by its rule of then", async () => {
    const caio = await desk.teacher("Caio do Trabalho");
    await desk.agree(caio);
    const id = await desk.held(caio, monthAgo(1));
    await api().db.sessionStudent.updateMany({ where: { sessionId: id }, data: { attendance: "PRESENT" } });
    await api().db.classSession.update({ where: { id }, data: { attendedAt: new Date() } });
    await desk.agree(caio, { value: 9_000 });
    await Promise.all([1, 2, 3].map(() => copyMissingCommissions(api().db, new Date())));
    await copyMissingCommissions(api().db, new Date());
    expect(await desk.statement(caio, monthAgo(1))).toMatchObject({ classCount: 1, payableInCents: 6_000 });
  });
});

describe("a statement", () => {
  test("once closed stays as it is: what is corrected later comes in the next one", async () => {
    const ana = await desk.teacher("Ana do Extrato");
    await desk.agree(ana, { model: "PER_STUDENT_PRESENT", value: 1_000 });
    const corrected = await desk.given(ana, monthAgo(2), {}, ["PRESENT", "ABSENT"]);
    const before = await desk.statement(ana, monthAgo(2));
    expect(await desk.close(ana, monthAgo(2))).toMatchObject({
      __typename: "CloseCommissionStatementSuccess",
    });
    await desk.attend(corrected, ["PRESENT", "PRESENT"]);
    await desk.given(ana, addDays(monthAgo(2), 3), {}, ["PRESENT"]);
    const closed = await desk.statement(ana, monthAgo(2));
    expect(closed).toMatchObject({ state: "CLOSED", payableInCents: 1_000, isNext: false });
    expect(amountsOf(closed)).toEqual(amountsOf(before));
    const next = await desk.statement(ana, desk.today);
    expect(next).toMatchObject({ grossInCents: 0, correctionsInCents: 2_000, payableInCents: 2_000 });
    expect(amountsOf(next)).toEqual([["CORRECTION", 2_000]]);
  });

  test("that comes to less than nothing is carried on: nobody is asked for money", async () => {
    const edu = await desk.teacher("Edu do Saldo");
    await desk.agree(edu, { value: 1_000 });
    await desk.given(edu, monthAgo(2));
    await desk.adjust(edu, monthAgo(2), -3_000);
    await desk.close(edu, monthAgo(2));
    expect(await desk.statement(edu, monthAgo(2))).toMatchObject({
      payableInCents: 0,
      carriedOutInCents: -2_000,
    });
    await desk.given(edu, monthAgo(1));
    await desk.adjust(edu, monthAgo(1), 4_000);
    const next = await desk.statement(edu, monthAgo(1));
    expect(amountsOf(next)).toEqual([
      ["CLASS", 1_000],
      ["ADJUSTMENT", 4_000],
      ["BALANCE", -2_000],
    ]);
    expect(next).toMatchObject({ payableInCents: 3_000 });
    const nothing = await desk.statement(edu, monthAgo(2));
    const pay = { statementId: nothing?.["id"], paidOn: desk.today, method: "PIX" };
    expect(await desk.act("payCommissionStatement", pay)).toMatchObject({ code: "NOTHING_TO_PAY" });
  });

  test("is closed, opened again, closed and paid, and from then on never changes", async () => {
    const gabi = await desk.teacher("Gabi do Pagamento");
    await desk.agree(gabi);
    await desk.given(gabi, monthAgo(1));
    const { id } = (await desk.statement(gabi, monthAgo(1)))!;
    const pay = { statementId: id, paidOn: desk.today, method: "PIX", note: "Comprovante enviado" };
    expect(await desk.act("payCommissionStatement", pay)).toMatchObject({ code: "OPEN" });
    await desk.close(gabi, monthAgo(1));
    expect(await desk.act("reopenCommissionStatement", { statementId: id })).not.toHaveProperty("code");
    expect(await desk.act("reopenCommissionStatement", { statementId: id })).not.toHaveProperty("code");
    expect(await desk.statement(gabi, monthAgo(1))).toMatchObject({ state: "OPEN", closedAt: null });
    await desk.close(gabi, monthAgo(1));
    const tomorrow = { ...pay, paidOn: addDays(desk.today, 1) };
    expect(await desk.act("payCommissionStatement", tomorrow)).toMatchObject({
      fields: [{ path: ["paidOn"], message: "O pagamento não pode estar no futuro" }],
    });
    for (let click = 0; click < 2; click += 1)
      expect(await desk.act("payCommissionStatement", pay)).not.toHaveProperty("code");
    const other = { ...pay, method: "CASH" };
    expect(await desk.act("payCommissionStatement", other)).toMatchObject({ code: "ALREADY_PAID" });
    expect(await desk.act("reopenCommissionStatement", { statementId: id })).toMatchObject({
      code: "ALREADY_PAID",
    });
    expect(await desk.adjust(gabi, monthAgo(1), 100)).toMatchObject({ code: "ALREADY_CLOSED" });
    const { method, note, state } = (await desk.statement(gabi, monthAgo(1)))!;
    expect({ method, note, state }).toEqual({ method: "PIX", note: pay.note, state: "PAID" });
    const row = { where: { statement: { teacherId: gabi.teacherId } } };
    await expect(api().db.commissionEntry.deleteMany(row)).rejects.toThrow(/./);
    await expect(api().db.commissionEntry.updateMany({ ...row, data: { amountInCents: 1 } })).rejects.toThrow(
      /./,
    );
  });

  test("is closed by one of two who press at once, and only as it was seen", async () => {
    const hugo = await desk.teacher("Hugo às Pressas");
    await desk.agree(hugo);
    await desk.given(hugo, monthAgo(1));
    const seen = (await desk.statement(hugo, monthAgo(1)))!;
    await desk.adjust(hugo, monthAgo(1), 500);
    const close = (payableInCents: number) =>
      desk.act("closeCommissionStatement", { statementId: seen["id"], payableInCents });
    expect(await close(6_000)).toMatchObject({
      code: "CHANGED_MEANWHILE",
      message: "O extrato mudou enquanto você conferia: agora são R$\u00a065,00. Confira e feche de novo.",
    });
    const answers = await Promise.all([close(6_500), close(6_500), close(6_500)]);
    expect(answers.map(({ __typename }) => __typename)).toEqual(
      answers.map(() => "CloseCommissionStatementSuccess"),
    );
    expect(await close(6_000)).toMatchObject({ code: "ALREADY_CLOSED" });
    expect(
      await api().db.commissionEntry.count({ where: { statement: { teacherId: hugo.teacherId } } }),
    ).toBe(2);
  });

  test("waits for the months before it, and is opened again only before those after it", async () => {
    const iara = await desk.teacher("Iara em Ordem");
    await desk.agree(iara);
    await desk.given(iara, monthAgo(2));
    await desk.given(iara, monthAgo(1));
    expect(await desk.close(iara, monthAgo(1))).toMatchObject({ code: "EARLIER_OPEN" });
    await desk.close(iara, monthAgo(2));
    await desk.close(iara, monthAgo(1));
    const { id } = (await desk.statement(iara, monthAgo(2)))!;
    expect(await desk.act("reopenCommissionStatement", { statementId: id })).toMatchObject({
      code: "LATER_CLOSED",
    });
  });

  test("adds up to its lines after any order of events, several at once", async () => {
    const joana = await desk.teacher("Joana aos Centavos");
    await desk.agree(joana, { model: "PERCENT_CHARGED", value: 3_333 });
    const classes = await Promise.all(
      [0, 1, 2, 3, 4, 5].map((day) =>
        desk.held(joana, addDays(monthAgo(day % 2 === 0 ? 2 : 1), day), { priceInCents: 1_001 + day }),
      ),
    );
    await Promise.all([
      ...classes.slice(0, 4).map((id) => desk.attend(id)),
      desk.adjust(joana, monthAgo(2), -77),
    ]);
    await Promise.all([
      desk.close(joana, monthAgo(2)),
      ...classes.slice(2).map((id) => desk.attend(id, ["PRESENT", "ABSENT"])),
      desk.attend(classes[0]!, ["EXCUSED", "PRESENT"]),
    ]);
    await desk.close(joana, monthAgo(2));
    await desk.attend(classes[4]!, ["EXCUSED", "EXCUSED"]);
    await desk.close(joana, monthAgo(1));
    await desk.attend(classes[1]!, ["PRESENT", "EXCUSED"]);
    const statements = await desk.own(joana);
    expect(statements.length).toBeGreaterThanOrEqual(3);
    for (const statement of statements)
      expect(sumOf(statement)).toBe(statement["payableInCents"] + statement["carriedOutInCents"]);
    // All that was and will be paid, less what is carried on, is what the classes bring now, to the centavo of each month.
    const months = await api().db.commissionStatement.findMany({
      where: { teacherId: joana.teacherId },
      include: { lines: true },
    });
    const brought = months.reduce(
      (sum, { lines }) =>
        sum + Math.floor(lines.reduce((all, { worth }) => all + Number(worth), 0) / 30_000 + 0.5),
      -77,
    );
    const paid = statements.reduce((sum, { payableInCents }) => sum + payableInCents, 0);
    expect(paid + statements[0]!["carriedOutInCents"]).toBe(brought);
  });
});

test("an adjustment needs an amount and a reason, is written once, and never of another arena", async () => {
  const lucas = await desk.teacher("Lucas dos Ajustes");
  const key = randomUUID();
  for (let click = 0; click < 2; click += 1)
    expect(await desk.adjust(lucas, desk.today, 2_500, { key })).not.toHaveProperty("code");
  expect(await desk.statement(lucas, desk.today)).toMatchObject({ payableInCents: 2_500 });
  const wrong = await desk.adjust(lucas, desk.today, 0, { reason: " " });
  expect(wrong.fields).toEqual([
    { path: ["amountInCents"], message: "Informe um valor diferente de zero" },
    { path: ["reason"], message: "Diga o motivo" },
  ]);
  expect(await desk.adjust(lucas, addMonths(desk.today, 1), 100)).toMatchObject({ code: "MONTH" });
  const other = await desk.teacher("Outra");
  expect(await desk.adjust(other, desk.today, 100, { key })).toMatchObject({ code: "ALREADY_WRITTEN" });
});

test("a rule needs a value it can have, and a day within a year", async () => {
  const nina = await desk.teacher("Nina das Regras");
  const fieldsOf = async (more: object) => (await desk.agree(nina, more)).fields;
  expect(await fieldsOf({ model: "PERCENT_CHARGED", value: 10_001 })).toEqual([
    { path: ["value"], message: "O percentual vai de 0 a 100" },
  ]);
  expect(await fieldsOf({ value: -1 })).toEqual([
    { path: ["value"], message: "O valor não pode ser negativo" },
  ]);
  expect(await fieldsOf({ from: addMonths(desk.today, -13) })).toEqual([
    { path: ["from"], message: "A regra pode valer de no máximo um ano atrás" },
  ]);
});

test("the arena sees the month of all its teachers, each of these only their own", async () => {
  const far = monthAgo(5);
  const [paula, quim] = [await desk.teacher("Paula do Mês"), await desk.teacher("Quim do Mês")];
  await desk.agree(paula);
  await desk.agree(quim, { value: 2_000 });
  await desk.given(paula, far);
  await desk.given(quim, far);
  await desk.close(paula, far);
  const month = await desk.month(addDays(far, 12));
  expect(month).toMatchObject({
    month: far,
    openInCents: 2_000,
    closedInCents: 6_000,
    paidInCents: 0,
    classCount: 2,
  });
  expect(await desk.month(far, paula.token)).toBeNull();
  expect(await desk.own(quim)).toMatchObject([
    {
      payableInCents: 2_000,
      arenaName: expect.any(String),
      teacherName: "Quim do Mês",
      viewerCanManage: false,
    },
  ]);
  const { id } = (await desk.statement(paula, far))!;
  await expect(api().data(`query ($id: ID!) { node(id: $id) { id } }`, { id }, quim.token)).rejects.toThrow(
    "FORBIDDEN",
  );
  const neighbour = await createArena(api(), "Vizinha das comissões");
  for (const act of ["closeCommissionStatement", "reopenCommissionStatement"]) {
    const more = act === "closeCommissionStatement" ? { payableInCents: 6_000 } : {};
    await expect(desk.act(act, { statementId: id, ...more }, neighbour.manager.token)).rejects.toThrow(/./);
    await expect(desk.act(act, { statementId: id, ...more }, paula.token)).rejects.toThrow(/./);
  }
});
