import { AccessPage } from "./AccessPage";
import { federationPortal } from "./portals";
import { SignUpFederationForm } from "./SignUpFederationForm";

export function FederationAccessPage() {
  return <AccessPage portal={federationPortal} SignUpForm={SignUpFederationForm} />;
}
