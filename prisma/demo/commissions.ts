import { commissionRuleFor } from "../../server/billing/commission.rules";
import {
  earned,
  entriesOf,
  reckon,
  type KnownStatement,
} from "../../server/billing/commissions/commission-lines.rules";
import { termsOf } from "../../server/billing/commissions/commission-words.rules";
import { dayFromDatabase, dayToDatabase, firstOfMonth } from "../../server/platform/time/calendar-day.rules";
import { brasiliaTime, dayAt } from "../../server/platform/time/time-zone.rules";
import type { Prisma } from "../generated/client/client";
import { arenas } from "./arenas";
import type { DemoCalendar } from "./calendar";
import { demoId } from "./keys";
import { people } from "./people";
import { teachers, type TeacherKey } from "./teachers";

type Agreement = Prisma.CommissionAgreementCreateManyInput & { id: string; from: Date; createdAt: Date };

/** What the main arena has agreed on: so many months ago, and with whom; with one of its teachers on nothing yet. */
const agreed: readonly (readonly [TeacherKey, months: number, Agreement["model"], value: number])[] = [
  ["bruno", -3, "FIXED_PER_CLASS", 60_00],
  ["bruno", -1, "PER_STUDENT_PRESENT", 15_50],
  ["leticia", -3, "PER_HOUR", 85_00],
  ["rogerio", -3, "FIXED_PER_CLASS", 55_00],
  ["priscila", -3, "PER_STUDENT_PRESENT", 14_00],
];
/** Of these months there are statements; the last is still open. */
const months = [-2, -1, 0] as const;

interface Classes {
  classSessions: readonly (Prisma.ClassSessionCreateManyInput & { id: string })[];
  sessionStudents: readonly Prisma.SessionStudentCreateManyInput[];
}

/** Rules, and what they have brought: the month before last is paid, the last is closed, this one is open. */
export function commissionRows(calendar: DemoCalendar, { classSessions, sessionStudents }: Classes) {
  const arenaId = arenas.main.id;
  const by = people.mainManager.id;
  const firstDay = (month: number): number => calendar.offsetOf(calendar.month(month));
  const agreements = agreed.map(([teacher, since, model, value]): Agreement => ({
    id: demoId(`agreement:${teacher}:${since}`),
    key: demoId(`agreement-key:${teacher}:${since}`),
    arenaId,
    teacherId: teachers[teacher].id,
    model,
    value,
    from: calendar.month(since),
    createdAt: calendar.at(firstDay(since) - 1, "10:00"),
    createdById: by,
  }));
  const students = new Map<string, Prisma.SessionStudentCreateManyInput[]>();
  for (const one of sessionStudents) {
    const others = students.get(one.sessionId);
    if (others) others.push(one);
    else students.set(one.sessionId, [one]);
  }
  const paid = [...new Set(agreed.map(([teacher]) => teacher))];
  const statements: Prisma.CommissionStatementCreateManyInput[] = [];
  const lines: Prisma.CommissionLineCreateManyInput[] = [];
  const adjustments: Prisma.CommissionAdjustmentCreateManyInput[] = [];
  const entries: Prisma.CommissionEntryCreateManyInput[] = [];

  for (const teacher of paid) {
    const teacherId = teachers[teacher].id;
    const rules = agreements
      .filter((one) => one.teacherId === teacherId)
      .map(({ id, from, createdAt, model, value }) => ({
        id,
        teacherId,
        classId: null,
        from: dayFromDatabase(from),
        createdAt,
        terms: termsOf(model, value),
      }));
    for (const month of months) {
      const first = dayFromDatabase(calendar.month(month));
      const id = demoId(`commission:${teacher}:${month}`);
      const given = classSessions
        .filter(
          (session) =>
            session.teacherId === teacherId &&
            session.arenaId === arenaId &&
            session.attendedAt &&
            firstOfMonth(dayAt(session.startsAt as Date, brasiliaTime)) === first,
        )
        .map((session) => {
          const date = dayAt(session.startsAt as Date, brasiliaTime);
          const closedAt = session.attendedAt as Date;
          const rule = commissionRuleFor({ teacherId, classId: "GROUP", date, closedAt }, rules);
          const agreement = agreements.find((one) => one.id === rule?.id);
          const minutes =
            ((session.endsAt as Date).getTime() - (session.startsAt as Date).getTime()) / 60_000;
          const places = (students.get(session.id) ?? []).map(({ attendance = "BOOKED" }) => ({
            attendance,
            isMakeUp: false,
            creditLost: false,
            priceInCents: session.priceInCents ?? 0,
          }));
          return {
            id: demoId(`commission-line:${session.id}`),
            statementId: id,
            sessionId: session.id,
            title: `Aula em grupo · ${session.category}`,
            agreementId: agreement?.id ?? null,
            model: agreement?.model ?? null,
            value: agreement?.value ?? null,
            on: dayToDatabase(date),
            closedAt,
            ...earned(places, minutes, rule?.terms ?? null),
          };
        })
        .toSorted((a, b) => a.closedAt.getTime() - b.closedAt.getTime());
      const own =
        teacher === "bruno" && month === -2
          ? [
              {
                id: demoId(`commission-adjustment:${id}`),
                key: demoId(`commission-adjustment-key:${id}`),
                statementId: id,
                amountInCents: 120_00,
                reason: "Clínica de sábado para iniciantes",
                on: calendar.day(firstDay(-1) - 3),
                createdAt: calendar.at(firstDay(-1) - 3, "18:00"),
                createdById: by,
              },
            ]
          : [];
      const known: KnownStatement = {
        id,
        month: first,
        number: null,
        worth: given.reduce((sum, { worth }) => sum + worth, 0n),
        adjustedInCents: own.reduce((sum, { amountInCents }) => sum + amountInCents, 0),
        closed: null,
      };
      const figures = reckon([known]).get(id)!;
      const { grossInCents, carriedInInCents, payableInCents, carriedOutInCents } = figures;
      const closed = {
        number: months.indexOf(month) + 1,
        grossInCents,
        carriedInInCents,
        payableInCents,
        carriedOutInCents,
        closedAt: calendar.past(firstDay(month + 1), "10:00"),
        closedById: by,
      };
      statements.push({
        id,
        arenaId,
        teacherId,
        month: calendar.month(month),
        ...(month === 0 ? {} : { state: "CLOSED" as const, ...closed }),
        ...(month === -2
          ? {
              state: "PAID" as const,
              paidOn: calendar.day(firstDay(-1) + 4),
              method: "PIX" as const,
              note: "Comprovante enviado no grupo",
              paidAt: calendar.at(firstDay(-1) + 4, "11:00"),
              paidById: by,
            }
          : {}),
      });
      lines.push(...given.map(({ title: _title, ...line }) => line));
      adjustments.push(...own);
      if (month !== 0)
        entries.push(
          ...entriesOf(figures, given, own).map((entry, position) => ({
            ...entry,
            id: demoId(`commission-entry:${id}:${position}`),
            statementId: id,
            position,
          })),
        );
    }
  }
  return {
    commissionAgreements: agreements,
    commissionStatements: statements,
    commissionLines: lines,
    commissionAdjustments: adjustments,
    commissionEntries: entries,
  };
}
