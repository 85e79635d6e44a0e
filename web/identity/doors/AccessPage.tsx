import { AccessFrame } from "./AccessFrame";
import type { Door } from "./doors";
import { AccessWait } from "./public/AccessWait";
import { SignInForm } from "./SignInForm";
import { useLeaveWhenSignedIn } from "./use-leave-when-signed-in";

/** A door through which one only enters. */
export function SignInPage({ door }: { door: Door }) {
  const leaving = useLeaveWhenSignedIn();
  if (leaving) return <AccessWait label="Redirecionando..." />;
  return (
    <AccessFrame title={door.title} invitation={door.invitation}>
      <SignInForm door={door} />
    </AccessFrame>
  );
}
