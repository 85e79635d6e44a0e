/** What a class is called on screen. */
export const classKinds = ["GROUP", "DUO", "INDIVIDUAL"] as const;
export type ClassKind = (typeof classKinds)[number];
export const classKindLabel: Record<ClassKind, string> = {
  GROUP: "Em grupo",
  DUO: "Em dupla",
  INDIVIDUAL: "Individual",
};
/** Default number of places by kind of class. */
export const placesOfKind: Record<ClassKind, number> = { GROUP: 6, DUO: 2, INDIVIDUAL: 1 };

/** Lowest minimum of students: a minimum of one would never hold a class back. */
export const fewestMinimum = 2;

export const classStatuses = ["CONFIRMED", "PENDING", "CANCELLED"] as const;
export type ClassStatus = (typeof classStatuses)[number];
export const classStatusLabel: Record<ClassStatus, string> = {
  CONFIRMED: "Confirmada",
  PENDING: "Pendente",
  CANCELLED: "Cancelada",
};

export const attendances = ["BOOKED", "PRESENT", "ABSENT", "EXCUSED", "CANCELLED"] as const;
export type Attendance = (typeof attendances)[number];
export const attendanceLabel: Record<Attendance, string> = {
  BOOKED: "Inscrito",
  PRESENT: "Presente",
  ABSENT: "Falta",
  EXCUSED: "Falta avisada",
  CANCELLED: "Cancelada pela arena",
};
/** Those that take a place. */
export const takesPlace: readonly Attendance[] = ["BOOKED", "PRESENT", "ABSENT"];
/** What a teacher marks. */
export const marks = ["PRESENT", "ABSENT", "EXCUSED", "BOOKED"] as const satisfies readonly Attendance[];

export const editScopes = ["THIS", "THIS_AND_FOLLOWING", "ALL"] as const;
export type EditScope = (typeof editScopes)[number];
export const editScopeLabel: Record<EditScope, string> = {
  THIS: "Só esta",
  THIS_AND_FOLLOWING: "Esta e as seguintes",
  ALL: "Todas",
};
