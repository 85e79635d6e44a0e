import { athleteLevelLabel, type AthleteLevel } from "../../../server/sport/athlete-level.rules";
import { StatusBadge } from "../../ui/StatusBadge";

export function LevelBadge({ level }: { level: AthleteLevel }) {
  return <StatusBadge tone="neutral">Nível {athleteLevelLabel[level]}</StatusBadge>;
}
