import { LogIn } from "lucide-react";
import { BarLink } from "../../ui/BarLink";
import { AccountAndSignOut } from "./AccountAndSignOut";
import { useSession } from "./use-session";

/** In the top bar of a page for everybody: the way in, or what those signed in always have. */
export function SessionActions() {
  const { status } = useSession();
  if (status === "signedIn") return <AccountAndSignOut />;
  return <BarLink to="/auth-athlete" icon={LogIn} label="Entrar" />;
}
