import { regulars, type DemoAthlete } from "./athletes";
import { minutesAfter, type DemoCalendar } from "./calendar";
import { shuffled } from "./keys";
import { eightMen } from "./main-super8s";
import { drawnInternal, mixedPairs, neighbours, openInternal, partnersOf } from "./pair-events";
import { withSuperN } from "./super-n-category";
import { joinRows, type ArenaEvent, type TournamentRows } from "./tournament-rows";
import { dayFromDatabase, yearOf } from "../../server/platform/time/calendar-day.rules";

const main = { arena: "main" } as const;

/** The main arena's tournaments for pairs: three are over, one is played today, two take enrolments, one of them from other arenas too. */
export function mainInternals(calendar: DemoCalendar, athletes: readonly DemoAthlete[]): TournamentRows {
  const { saturday } = calendar;
  const players = (levels: readonly DemoAthlete["level"][], gender?: DemoAthlete["gender"]) =>
    regulars(athletes, { ...main, levels, gender });
  const visitors = regulars(athletes, { arena: "second", levels: ["B"], gender: "MALE" });
  const masters = players(["C", "D"]).filter(
    ({ birthYear }) => yearOf(dayFromDatabase(calendar.day(0))) - birthYear > 40,
  );
  const [menB, womenB] = [eightMen(athletes, "mistas"), players(["B"], "FEMALE")];
  const [menC, womenC] = [players(["C"], "MALE"), players(["C"], "FEMALE")];
  const challengers = eightMen(athletes, "desafio");
  const cup: ArenaEvent = {
    ...main,
    key: "copa-duplas",
    name: "Copa Beira-Mar de Duplas",
    description:
      "Duplas mistas, fase de grupos e eliminatórias. Quem não tem dupla se inscreve e a arena ajuda.",
    category: "Intermediário",
    gender: "MIXED",
    created: -8,
    day: saturday(3),
    lastDay: saturday(3) + 1,
    feeInCents: 8000,
    maxParticipants: 32,
    minPairs: 8,
  };
  return joinRows([
    drawnInternal(
      calendar,
      {
        ...main,
        key: "interno-40",
        name: "Interno 40+ da Beira-Mar",
        description: "Duplas livres em que ambos completam 40 anos ou mais na temporada.",
        category: "Intermediário",
        gender: "MIXED",
        created: saturday(-29) - 25,
        day: saturday(-29),
        feeInCents: 8000,
        maxParticipants: 16,
        minPairs: 4,
        minAge: 40,
      },
      { pairs: mixedPairs(masters).slice(0, 6) },
      { courts: [1, 2, 3] },
    ),
    drawnInternal(
      calendar,
      {
        ...main,
        key: "interno-mistas",
        name: "Interno de Duplas Mistas",
        description: "Fase de grupos no sábado e eliminatórias no domingo.",
        category: "Avançado",
        gender: "MIXED",
        created: saturday(-21) - 30,
        day: saturday(-21),
        lastDay: saturday(-21) + 1,
        feeInCents: 9000,
        maxParticipants: 32,
        minPairs: 6,
      },
      { pairs: partnersOf(shuffled(menB, "mistas-final"), shuffled(womenB, "mistas-final").slice(0, 8)) },
      { courts: [1, 2, 3, 4] },
    ),
    drawnInternal(
      calendar,
      {
        ...main,
        key: "interno-fun",
        name: "Interno Fun de Duplas",
        description: "Para quem quer competir pela primeira vez, com sorteio de brindes.",
        category: "Fun",
        gender: "MIXED",
        created: saturday(-10) - 20,
        day: saturday(-10),
        feeInCents: 5000,
        maxParticipants: 32,
        minPairs: 4,
      },
      {
        pairs: mixedPairs(players(["FUN"]).slice(0, 22)).slice(0, 8),
        cancelled: players(["FUN"]).slice(22, 23),
      },
      { courts: [1, 2, 3, 4] },
    ),
    drawnInternal(
      calendar,
      {
        ...main,
        key: "interno-hoje",
        name: "Interno D da Beira-Mar",
        description: "Treze duplas, fase de grupos e eliminatórias num dia só.",
        category: "Intermediário",
        gender: "MIXED",
        created: -18,
        day: 0,
        feeInCents: 7000,
        maxParticipants: 32,
        minPairs: 6,
      },
      { pairs: mixedPairs(players(["D"])).slice(0, 13), awaitingPayment: 2 },
      // The groups are over; of the quarter-finals three are, and one is on court.
      { courts: [4, 5, 6], startsAt: minutesAfter(calendar.now, -40 * 8 - 20) },
    ),
    openInternal(calendar, cup, {
      pairs: partnersOf(menC.slice(0, 10), womenC.slice(0, 10)),
      singles: [...menC.slice(10, 12), ...womenC.slice(10, 11)],
      cancelled: womenC.slice(11, 12),
      awaitingPayment: 2,
    }),
    withSuperN(calendar, cup, "Super 8 Misto", [
      ...players(["D"], "MALE").slice(0, 4),
      ...players(["D"], "FEMALE").slice(0, 4),
    ]),
    openInternal(
      calendar,
      {
        ...main,
        key: "desafio-aberto",
        name: "Desafio Beira-Mar Aberto",
        description: "Duplas masculinas de todas as arenas: venha medir forças com os donos da casa.",
        category: "Avançado",
        gender: "MALE",
        created: -5,
        day: saturday(5),
        lastDay: saturday(5) + 1,
        feeInCents: 10000,
        maxParticipants: 24,
        minPairs: 6,
        openToOtherArenas: true,
      },
      {
        pairs: neighbours([...challengers.slice(0, 6), ...visitors.slice(0, 2)]),
        singles: visitors.slice(2, 3),
        awaitingPayment: 1,
      },
    ),
  ]);
}
