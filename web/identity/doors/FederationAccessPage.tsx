import { AccessPage } from "./AccessPage";
import { federationDoor } from "./doors";
import { SignUpFederationForm } from "./SignUpFederationForm";

export function FederationAccessPage() {
  return <AccessPage door={federationDoor} SignUpForm={SignUpFederationForm} />;
}
