import type { AthleteLevel } from "../../server/sport/athlete-level.rules";
import { arenas } from "./arenas";
import { demoAthleteFirst, regulars, type DemoAthlete } from "./athletes";
import { minutesAfter, type DemoCalendar } from "./calendar";
import { category, championship } from "./championship-rows";
import { shuffled } from "./keys";
import { neighbours, partnersOf } from "./pair-events";
import { joinRows, type TournamentRows } from "./tournament-rows";

const stages = [
  {
    key: "etapa-florianopolis",
    name: "Florianópolis",
    description: "Primeira etapa do circuito estadual, com a Beira-Mar Norte de cenário.",
    venue: arenas.main.name,
    directorName: "Márcio Kretzer",
    weeks: -12,
  },
  {
    key: "etapa-joinville",
    name: "Joinville",
    description: "Segunda etapa, em areia coberta: a chuva não para o circuito.",
    venue: "Centro de Areia Joinville",
    directorName: "Simone Dalmolin",
    weeks: -8,
  },
  {
    key: "etapa-itajai",
    name: "Itajaí",
    description: "Terceira etapa, na Praia Brava.",
    venue: "Praia Brava, Itajaí",
    directorName: "Márcio Kretzer",
    weeks: -4,
  },
] as const;

/** The federation's season: three finished stages, one in progress, and the final, open for enrolment. */
export function championshipRows(calendar: DemoCalendar, athletes: readonly DemoAthlete[]): TournamentRows {
  const federated = (["main", "second"] as const)
    .flatMap((arena) => regulars(athletes, { arena, levels: ["A_PRO", "B", "C", "D"] }))
    .filter(({ firstVisit }) => firstVisit < -60);
  const drawnFrom = (level: AthleteLevel, gender: DemoAthlete["gender"], stage: string) =>
    demoAthleteFirst(
      shuffled(
        federated.filter((athlete) => athlete.level === level && athlete.gender === gender),
        stage,
      ),
    );
  const entered = (level: AthleteLevel, stage: string) => ({
    men: drawnFrom(level, "MALE", stage),
    women: drawnFrom(level, "FEMALE", stage),
  });
  const [firstB, firstC] = [entered("B", "florianopolis"), entered("C", "florianopolis")];
  const [pro, nowD] = [entered("A_PRO", "camboriu"), entered("D", "camboriu")];
  const [finalB, finalC, finalPro] = [
    entered("B", "final"),
    entered("C", "final"),
    entered("A_PRO", "final"),
  ];
  const groups = { format: "GROUPS_KNOCKOUT" } as const;
  const knockout = { format: "KNOCKOUT", thirdPlace: true } as const;
  const next = calendar.saturday(6);

  return joinRows([
    ...stages.map(({ key, name, description, venue, directorName, weeks }) => {
      const day = calendar.saturday(weeks);
      return championship(
        calendar,
        {
          key,
          name: `Circuito Catarinense Etapa ${name}`,
          description,
          venue,
          directorName,
          created: day - 45,
          day,
          lastDay: day + 1,
          state: {
            status: "FINISHED",
            registrationOpen: false,
            startedAt: calendar.at(day, "08:00"),
            finishedAt: calendar.at(day + 1, "17:30"),
          },
        },
        [
          category("Masculino B", "B", "MALE", 12000, neighbours(firstB.men.slice(0, 16)), knockout),
          category("Feminino B", "B", "FEMALE", 12000, neighbours(firstB.women.slice(0, 16)), knockout),
          category("Misto C", "C", "MIXED", 10000, partnersOf(firstC.men.slice(0, 8), firstC.women), groups),
        ],
      );
    }),
    championship(
      calendar,
      {
        key: "etapa-camboriu",
        name: "Circuito Catarinense Etapa Balneário Camboriú",
        description: "Três dias de jogos na Avenida Atlântica, com entrada franca para o público.",
        venue: arenas.second.name,
        directorName: "Simone Dalmolin",
        created: -50,
        day: -1,
        lastDay: 1,
        state: { status: "IN_PROGRESS", registrationOpen: false, startedAt: calendar.at(-1, "08:00") },
      },
      [
        category("Masculino A PRO", "A/PRO", "MALE", 18000, neighbours(pro.men.slice(0, 8)), {
          format: "DOUBLE_ELIMINATION",
        }),
        {
          ...category("Feminino A PRO", "A/PRO", "FEMALE", 18000, neighbours(pro.women.slice(0, 8)), {
            format: "ROUND_ROBIN",
          }),
          startsAt: minutesAfter(calendar.now, -100),
        },
        {
          ...category("Misto D", "D", "MIXED", 9000, partnersOf(nowD.men.slice(0, 8), nowD.women), groups),
          startsAt: minutesAfter(calendar.now, -180),
          cancelled: nowD.men.slice(8, 10),
        },
      ],
    ),
    championship(
      calendar,
      {
        key: "final-estadual",
        name: "Final Estadual de Beach Tennis",
        description: "As melhores duplas do ano. Pontua para o ranking estadual.",
        venue: "Praia de Jurerê, Florianópolis",
        directorName: "Márcio Kretzer",
        created: -14,
        day: next,
        lastDay: next + 1,
        state: { status: "REGISTRATION_OPEN" },
      },
      [
        category("Masculino B", "B", "MALE", 15000, neighbours(finalB.men.slice(0, 14))),
        category("Feminino B", "B", "FEMALE", 15000, neighbours(finalB.women.slice(0, 10))),
        category("Misto C", "C", "MIXED", 12000, partnersOf(finalC.men.slice(0, 5), finalC.women)),
        {
          ...category("Masculino A PRO", "A/PRO", "MALE", 20000, neighbours(finalPro.men.slice(0, 4))),
          cancelled: finalPro.men.slice(4, 5),
        },
      ],
    ),
  ]);
}
