import { Button, type ButtonProps } from "@chakra-ui/react/button";
import { Link, type LinkProps } from "react-router-dom";

type ButtonLinkProps = Omit<ButtonProps, "asChild" | "type"> & Pick<LinkProps, "to" | "replace" | "state">;

/** A link that looks like a button: it goes somewhere, so it stays an `<a>`. */
export function ButtonLink({ to, replace, state, children, ...look }: ButtonLinkProps) {
  return (
    <Button asChild {...look}>
      <Link to={to} replace={replace} state={state}>
        {children}
      </Link>
    </Button>
  );
}
