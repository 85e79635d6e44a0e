import { UserRound } from "lucide-react";
import { BarLink } from "../../ui/BarLink";
import { SignOutButton } from "./SignOutButton";

/** 'Minha conta' and 'Sair', in the top bar of every page of those signed in. */
export function AccountAndSignOut() {
  return (
    <>
      <BarLink to="/conta" icon={UserRound} label="Minha conta" />
      <SignOutButton />
    </>
  );
}
