import type { Prisma } from "../generated/client/client";
import { arenas } from "./arenas";
import type { DemoAthlete } from "./athletes";
import type { DemoCalendar } from "./calendar";
import { demoId } from "./keys";
import { people } from "./people";

/** A mother of two says yes to the main arena; one of these makes her child's name public. */
const children = [
  { fullName: "Natália Andrade", nameIsPublic: true },
  { fullName: "André Andrade Magalhães", nameIsPublic: false },
];
const waiting = { fullName: "Estela Barros Freitas", email: "familia.barros@exemplo.praia.example" };

/** Who answers for minors, and who is asked to. */
export function guardianshipRows(
  calendar: DemoCalendar,
  athletes: readonly DemoAthlete[],
): Prisma.GuardianshipCreateManyInput[] {
  const idOf = (name: string) => {
    const minor = athletes.find(({ fullName }) => fullName === name);
    if (!minor) throw new Error(`No athlete of the demo is called ${name}`);
    return minor.id;
  };
  const asked = { arenaId: arenas.main.id, invitedById: people.mainManager.id };
  return [
    ...children.map(({ fullName, nameIsPublic }, index): Prisma.GuardianshipCreateManyInput => {
      const answeredAt = calendar.past(index - 40, "20:15");
      return {
        ...asked,
        id: demoId(`guardian:${fullName}`),
        athleteId: idOf(fullName),
        userId: people.mother.id,
        kinship: "MOTHER",
        status: "ACTIVE",
        sentAt: calendar.past(index - 41, "18:30"),
        answeredAt,
        nameConsentAt: nameIsPublic ? answeredAt : null,
      };
    }),
    {
      ...asked,
      id: demoId(`guardian:${waiting.fullName}`),
      athleteId: idOf(waiting.fullName),
      email: waiting.email,
      kinship: "FATHER",
      status: "INVITED",
      sentAt: calendar.past(-2, "10:20"),
    },
  ];
}
