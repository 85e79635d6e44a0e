import { AccessPage } from "./AccessPage";
import { athleteDoor } from "./doors";
import { SignUpAthleteForm } from "./SignUpAthleteForm";

export function AthleteAccessPage() {
  return <AccessPage door={athleteDoor} SignUpForm={SignUpAthleteForm} />;
}
