import { graphql, readInlineData } from "react-relay/hooks";
import type {
  athleteClassRow_class$data,
  athleteClassRow_class$key,
} from "../../__generated__/athleteClassRow_class.graphql";

/** A class, as the lists of an athlete show it; its id is the session's. */
export type AthleteClassOfList = Omit<athleteClassRow_class$data, " $fragmentType" | "sessionId"> & {
  readonly id: string;
};

export function athleteClassRow(one: athleteClassRow_class$key): AthleteClassOfList {
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
      fragment athleteClassRow_class on AthleteClass @inline {
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
