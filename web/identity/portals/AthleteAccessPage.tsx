import { AccessPage } from "./AccessPage";
import { athletePortal } from "./portals";
import { SignUpAthleteForm } from "./SignUpAthleteForm";

export function AthleteAccessPage() {
  return <AccessPage portal={athletePortal} SignUpForm={SignUpAthleteForm} />;
}
