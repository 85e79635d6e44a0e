import { athleteDoor } from "./doors";
import { SignInPage } from "./SignInPage";

export function AthleteSignInPage() {
  return <SignInPage door={athleteDoor} />;
}
