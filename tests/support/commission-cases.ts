import type {
  CommissionAttendance,
  CommissionClass,
  CommissionRule,
  CommissionTerms,
} from "../../server/billing/commission.rules";

export interface VectorTerms {
  model: CommissionTerms["model"];
  cents?: number;
  bp?: number;
}

export interface VectorRule extends VectorTerms {
  id: string;
  teacher: string;
  class_id: string | null;
  from: string;
  created_at: string;
}

export interface VectorStudent {
  status: CommissionAttendance;
  credit_lost?: boolean;
  charged_cents: number;
  units: number;
  charge?: string;
}

export interface VectorClass {
  id: string;
  class_id: string;
  teacher: string;
  date: string;
  minutes: number;
  state: CommissionClass["state"];
  closed_at: string | null;
  attendance: VectorStudent[];
}

/** The cases name no time zone, so they use one without daylight saving time. */
export const instantOf = (wall: string): Date => new Date(`${wall}:00Z`);

export const toTerms = ({ model, cents = 0, bp = 0 }: VectorTerms): CommissionTerms =>
  model === "PERCENT_CHARGED" ? { model, basisPoints: bp } : { model, amountInCents: cents };

export const toRule = (rule: VectorRule): CommissionRule => ({
  id: rule.id,
  teacherId: rule.teacher,
  classId: rule.class_id,
  from: rule.from,
  createdAt: instantOf(rule.created_at),
  terms: toTerms(rule),
});

export const toStudents = (students: VectorStudent[]) =>
  students.map((student) => ({
    attendance: student.status,
    creditLost: student.credit_lost,
    chargedInCents: student.charged_cents,
    units: student.units,
    chargeId: student.charge,
  }));

export const toClass = (one: VectorClass): CommissionClass => ({
  id: one.id,
  classId: one.class_id,
  teacherId: one.teacher,
  date: one.date,
  minutes: one.minutes,
  state: one.state,
  closedAt: one.closed_at === null ? null : instantOf(one.closed_at),
  students: toStudents(one.attendance),
});
