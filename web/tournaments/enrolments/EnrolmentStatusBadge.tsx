import { StatusBadge, type Tone } from "../../ui/StatusBadge";

type EnrolmentStatus = "ENROLLED" | "PLAYING" | "ELIMINATED" | "FINISHED" | "CANCELLED";

const looks = {
  ENROLLED: { label: "Inscrito", tone: "neutral" },
  PLAYING: { label: "Participando", tone: "open" },
  ELIMINATED: { label: "Eliminado", tone: "problem" },
  FINISHED: { label: "Finalizado", tone: "done" },
  CANCELLED: { label: "Cancelado", tone: "problem" },
} as const satisfies Record<EnrolmentStatus, { label: string; tone: Tone }>;

export function EnrolmentStatusBadge({ status }: { status: EnrolmentStatus }) {
  return <StatusBadge tone={looks[status].tone}>{looks[status].label}</StatusBadge>;
}
