import { regulars, type DemoAthlete } from "./athletes";
import type { DemoCalendar } from "./calendar";
import { mixedPairs, openInternal } from "./pair-events";
import { drawnSuper8 } from "./super8";
import { pastClock } from "./super8-clock";
import { joinRows, type ArenaEvent, type TournamentRows } from "./tournament-rows";

/** The second arena: one Super 8 is over, one tournament for pairs takes enrolments. */
export function secondArenaEvents(calendar: DemoCalendar, athletes: readonly DemoAthlete[]): TournamentRows {
  const arena = "second" as const;
  const women = regulars(athletes, { arena, levels: ["B", "C"], gender: "FEMALE" });
  const beginners = regulars(athletes, { arena, levels: ["D", "FUN"] }).filter(
    ({ firstVisit }) => firstVisit < -31,
  );
  const past: ArenaEvent = {
    arena,
    key: "super8-camboriu",
    name: "Super 8 Feminino Pé na Areia",
    description: "Oito atletas, sete rodadas e café da manhã na areia.",
    category: "Intermediário",
    gender: "FEMALE",
    created: calendar.saturday(-5) - 14,
    day: calendar.saturday(-5),
    feeInCents: 5000,
    maxParticipants: 8,
  };
  const open: ArenaEvent = {
    arena,
    key: "interno-camboriu",
    name: "Interno Pé na Areia",
    description: "O tradicional interno de fim de ciclo, aberto a todos os níveis iniciantes.",
    category: "Fun",
    gender: "MIXED",
    created: -9,
    day: calendar.saturday(3),
    feeInCents: 4000,
    maxParticipants: 20,
    minPairs: 4,
  };
  return joinRows([
    drawnSuper8(calendar, past, women.slice(0, 8), pastClock(calendar, past.day)),
    openInternal(calendar, open, { pairs: mixedPairs(beginners).slice(0, 4) }),
  ]);
}
