import {
  certificationStateLabel,
  type CertificationState,
} from "../../../server/teachers/certifications/certification-state.rules";
import { Status, type Tone } from "../../ui/Badges";

const tones: Record<CertificationState, Tone | "usual"> = {
  VALID: "usual",
  EXPIRING: "waiting",
  EXPIRED: "problem",
};

/** Whether a certificate is good: what is has no badge. */
export function CertificationStatus({ state }: { state: CertificationState }) {
  return <Status tone={tones[state]}>{certificationStateLabel[state]}</Status>;
}
