import { federationDoor } from "./doors";
import { SignInPage } from "./SignInPage";

export function FederationSignInPage() {
  return <SignInPage door={federationDoor} />;
}
