import { graphql, readInlineData } from "react-relay/hooks";
import {
  attendanceLabel,
  classStatusLabel,
  missingInWords,
  waitsInWords,
} from "../../../server/classes/class-kind-and-status.rules";
import { creditKindLabel } from "../../../server/classes/credits/credit-words.rules";
import type { CreditKind } from "../../../server/classes/credits/credit.rules";
import { dayAt } from "../../../server/platform/time/time-zone.rules";
import type {
  classColumns_class$data,
  classColumns_class$key,
} from "../../__generated__/classColumns_class.graphql";
import { Status, type Tone } from "../../ui/Badges";
import { formatDate, formatMoney, formatShortDay, formatTime } from "../../ui/format";
import type { ListColumn } from "../../ui/list/list-column";

/** A class, as the lists of an athlete show it; its id is the session's. */
export type AthleteClassOfList = Omit<classColumns_class$data, " $fragmentType" | "sessionId"> & {
  readonly id: string;
};

export function athleteClassRow(one: classColumns_class$key): AthleteClassOfList {
  const {
    sessionId,
    startsAt,
    endsAt,
    name,
    category,
    teacherName,
    courtName,
    arenaName,
    timeZone,
    status,
    attendance,
    isMakeUp,
    waitingPlace,
    placesLeft,
    minStudents,
    missingStudents,
    priceInCents,
    unpaidInCents,
    isFifthWeek,
    isOwnLevel,
    payingKind,
    askedUntil,
  } = readInlineData(
    graphql`
      fragment classColumns_class on AthleteClass @inline {
        sessionId
        startsAt
        endsAt
        name
        category
        teacherName
        courtName
        arenaName
        timeZone
        status
        attendance
        isMakeUp
        waitingPlace
        placesLeft
        minStudents
        missingStudents
        priceInCents
        unpaidInCents
        isFifthWeek
        isOwnLevel
        payingKind
        askedUntil
      }
    `,
    one,
  );
  return {
    id: sessionId,
    startsAt,
    endsAt,
    name,
    category,
    teacherName,
    courtName,
    arenaName,
    timeZone,
    status,
    attendance,
    isMakeUp,
    waitingPlace,
    placesLeft,
    minStudents,
    missingStudents,
    priceInCents,
    unpaidInCents,
    isFifthWeek,
    isOwnLevel,
    payingKind,
    askedUntil,
  };
}

const dayThere = ({ startsAt, timeZone }: AthleteClassOfList) => dayAt(Date.parse(startsAt), timeZone);

/** "ter., 07/04", in the arena's time zone. */
export const dayOfClass = (one: AthleteClassOfList): string => formatShortDay(dayThere(one));

/** "07/04/2026": past classes go back several years, so the year is shown. */
const dateOfClass = (one: AthleteClassOfList): string => formatDate(dayThere(one));

/** "18:00–19:00" */
export const hoursOfClass = ({ startsAt, endsAt, timeZone }: AthleteClassOfList): string =>
  `${formatTime(startsAt, timeZone)}–${formatTime(endsAt, timeZone)}`;

/** Whether the athlete has the place and still has to pay for it. */
export const isUnpaid = ({ status, attendance, unpaidInCents }: AthleteClassOfList): boolean =>
  status !== "CANCELLED" && attendance === "BOOKED" && Boolean(unpaidInCents);

/**
 * The athlete's status in the class.
 * @param isOver whether the class has ended.
 */
function standingOf(one: AthleteClassOfList, isOver: boolean): [tone: Tone | "usual", words: string] {
  if (one.askedUntil)
    return ["special", `Tem uma vaga: confirme até ${formatTime(one.askedUntil, one.timeZone)}`];
  if (one.waitingPlace) return ["waiting", `Na fila: ${one.waitingPlace}º`];
  if (one.status === "CANCELLED") return ["problem", classStatusLabel.CANCELLED];
  if (one.attendance === "CANCELLED") return ["problem", attendanceLabel.CANCELLED];
  if (one.attendance === "ABSENT") return ["problem", attendanceLabel.ABSENT];
  if (one.attendance === "EXCUSED") return ["neutral", attendanceLabel.EXCUSED];
  if (one.attendance === "PRESENT") return ["usual", attendanceLabel.PRESENT];
  if (isUnpaid(one)) return ["waiting", classStatusLabel.PENDING];
  if (isOver) return ["usual", "Sem chamada"];
  if (one.status === "PENDING")
    return ["waiting", `${classStatusLabel.PENDING}: ${missingInWords(one.missingStudents)}`];
  return one.isMakeUp ? ["special", "Reposição"] : ["usual", "Confirmada"];
}

/** How many students are missing for the class's minimum; null if it has no minimum or has reached it. */
export const waitingWords = ({ minStudents, missingStudents }: AthleteClassOfList): string | null =>
  minStudents && missingStudents > 0 ? waitsInWords(minStudents, missingStudents) : null;

/** What booking costs; null for a full class, because the waiting list is free. */
export function costOf({ placesLeft, payingKind, priceInCents }: AthleteClassOfList): string | null {
  if (placesLeft === 0) return null;
  if (payingKind) return `usa 1 crédito de ${creditKindLabel[payingKind as CreditKind].toLowerCase()}`;
  return priceInCents ? formatMoney(priceInCents) : "sem crédito que valha neste dia";
}

/** Data, hora, professor, categoria, status. */
export const classColumns = (isOver: boolean): ListColumn<AthleteClassOfList>[] => [
  { key: "data", label: "Data", phone: "name", cell: isOver ? dateOfClass : dayOfClass },
  { key: "hora", label: "Hora", phone: "value", cell: hoursOfClass },
  { key: "professor", label: "Professor", phone: "facts", cell: ({ teacherName }) => teacherName },
  {
    key: "categoria",
    label: "Categoria",
    phone: "facts",
    cell: (one) =>
      [
        one.name,
        one.category,
        waitingWords(one),
        one.isFifthWeek ? "5ª semana: incluída na mensalidade" : null,
      ]
        .filter((part) => part !== null)
        .join(" · "),
  },
  {
    key: "onde",
    label: "Onde",
    phone: "none",
    wideOnly: true,
    cell: ({ arenaName, courtName }) => (courtName ? `${arenaName} · ${courtName}` : arenaName),
  },
  {
    key: "status",
    label: "Status",
    phone: "status",
    cell: (one) => {
      const [tone, words] = standingOf(one, isOver);
      return <Status tone={tone}>{words}</Status>;
    },
  },
];
