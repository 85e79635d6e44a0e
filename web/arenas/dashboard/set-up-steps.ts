import { joinRequestsPath } from "../../athletes/public/join-paths";
import { newTournamentPath } from "../../tournaments/public/tournament-path";
import { courtsAndPricesPath, receivingPath } from "../settings/arena-settings-path";

interface SetUp {
  hasSavedSettings: boolean;
  hasPixKey: boolean;
  athleteCount: number;
  teacherCount: number;
  tournamentCount: number;
}

export interface SetUpStep {
  label: string;
  to: string;
  isDone: boolean;
}

const teachersPath = "/arena-teachers";

/** What a new arena does, in this order. */
export function setUpSteps(setUp: SetUp): SetUpStep[] {
  return [
    { label: "Confira quadras, preços e horários", to: courtsAndPricesPath, isDone: setUp.hasSavedSettings },
    { label: "Cadastre a chave Pix da arena", to: receivingPath, isDone: setUp.hasPixKey },
    { label: "Convide os atletas pelo link da arena", to: joinRequestsPath, isDone: setUp.athleteCount > 0 },
    { label: "Cadastre os professores", to: teachersPath, isDone: setUp.teacherCount > 0 },
    { label: "Crie o primeiro torneio", to: newTournamentPath, isDone: setUp.tournamentCount > 0 },
  ];
}
