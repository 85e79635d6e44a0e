import { demoAthleteFirst, regulars, type DemoAthlete } from "./athletes";
import type { DemoCalendar } from "./calendar";
import { shuffled } from "./keys";
import { drawnSuper8, openSuper8 } from "./super8";
import { halfPlayedClock, pastClock } from "./super8-clock";
import { joinRows, type ArenaEvent, type TournamentRows } from "./tournament-rows";

const main = { arena: "main" } as const;
const super8 = { ...main, maxParticipants: 8 } as const;

/** Eight men of level B, always including the athlete who can sign in. */
export function eightMen(athletes: readonly DemoAthlete[], stage: string): DemoAthlete[] {
  const men = regulars(athletes, { ...main, levels: ["B"], gender: "MALE" });
  return demoAthleteFirst(shuffled(men, stage)).slice(0, 8);
}

/** The main arena's Super 8s, and a Super N of twelve: four finished, one half played today, two open for enrolment. */
export function mainSuper8s(calendar: DemoCalendar, athletes: readonly DemoAthlete[]): TournamentRows {
  const { saturday } = calendar;
  const men = (stage: string) => eightMen(athletes, stage);
  const women = shuffled(regulars(athletes, { ...main, levels: ["B"], gender: "FEMALE" }), "women");
  const twelve = (["MALE", "FEMALE"] as const).flatMap((gender) =>
    regulars(athletes, { ...main, levels: ["C"], gender }).slice(0, 6),
  );
  const past = (event: ArenaEvent, players: readonly DemoAthlete[], walkover?: number) =>
    drawnSuper8(calendar, event, players, pastClock(calendar, event.day), walkover);
  const stage = (key: string, name: string, day: number): ArenaEvent => ({
    ...super8,
    key,
    name,
    description: "Circuito masculino da casa: oito atletas, sete rodadas, cada um com todos e contra todos.",
    category: "Avançado",
    gender: "MALE",
    created: day - 12,
    day,
    feeInCents: 6000,
  });
  const summer = calendar.thirdSaturdayOfLast(1);
  const winter = calendar.thirdSaturdayOfLast(7);
  return joinRows([
    past(stage("super8-verao", "Super 8 de Verão", summer), men("verao")),
    past(
      {
        ...main,
        key: "super12-inverno",
        name: "Super 12 de Inverno",
        description: "Doze atletas, onze rodadas, três quadras e caldo de cana para aquecer.",
        category: "Intermediário",
        gender: "MIXED",
        created: winter - 20,
        day: winter,
        feeInCents: 7000,
        maxParticipants: 12,
      },
      twelve,
    ),
    past(
      { ...stage("super8-etapa-1", "Super 8 Masculino Etapa 1", saturday(-7)), isPublic: false },
      men("etapa-1"),
      5,
    ),
    past(stage("super8-etapa-2", "Super 8 Masculino Etapa 2", saturday(-3)), men("etapa-2")),
    drawnSuper8(
      calendar,
      stage("super8-hoje", "Super 8 Masculino Etapa 3", 0),
      men("hoje"),
      halfPlayedClock(calendar),
    ),
    openSuper8(
      calendar,
      {
        ...super8,
        key: "super8-feminino",
        name: "Super 8 Feminino Lua Cheia",
        description: "Jogos à noite, sob os refletores, com música na areia.",
        category: "Avançado",
        gender: "FEMALE",
        created: -10,
        day: saturday(2),
        feeInCents: 6000,
      },
      women.slice(0, 6),
    ),
    openSuper8(
      calendar,
      {
        ...super8,
        key: "super8-iniciantes",
        name: "Super 8 dos Iniciantes",
        description: "O primeiro torneio de quem começou neste ano: placar simples e muita conversa.",
        category: "Fun",
        gender: "MIXED",
        created: -2,
        day: saturday(4),
        feeInCents: 3000,
      },
      [],
    ),
  ]);
}
