import { type ButtonProps, IconButton, type IconButtonProps } from "@chakra-ui/react/button";
import { EllipsisVertical } from "lucide-react";
import { type ComponentType, type ReactElement, useState } from "react";
import { missingCodeText } from "./lazy-code";
import type { MenuAction, OpenMenuProps } from "./OpenMenu";
import { toast } from "./toaster";

interface LazyMenuProps {
  /** What opens it; spreads what it is given. */
  button: (props: ButtonProps) => ReactElement;
  actions: readonly MenuAction[];
}

/** A menu whose code comes with the first press, and is open then: menus are much code, and most never open. */
export function LazyMenu({ button, actions }: LazyMenuProps) {
  const [Loaded, setLoaded] = useState<ComponentType<OpenMenuProps> | null>(null);
  const [loading, setLoading] = useState(false);
  if (Loaded) return <Loaded trigger={button({})} actions={actions} />;

  const load = async () => {
    if (loading) return;
    setLoading(true);
    try {
      const loaded = await import("./OpenMenu");
      setLoaded(() => loaded.OpenMenu);
    } catch {
      toast.error(await missingCodeText());
    } finally {
      setLoading(false);
    }
  };
  return button({
    "aria-haspopup": "menu",
    "aria-expanded": "false",
    "aria-busy": loading || undefined,
    onClick: () => void load(),
  });
}

interface MoreMenuProps extends Pick<
  IconButtonProps,
  "size" | "variant" | "bg" | "gridArea" | "aria-disabled"
> {
  /** What it is about, for those who listen: "Mais ações para Ana". */
  label?: string;
  actions: readonly MenuAction[];
}

/** What one seldom does, behind three dots. */
export function MoreMenu({ label = "Mais ações", actions, ...looks }: MoreMenuProps) {
  return (
    <LazyMenu
      actions={actions}
      button={(rest) => (
        <IconButton aria-label={label} variant="outline" colorPalette="gray" {...looks} {...rest}>
          <EllipsisVertical />
        </IconButton>
      )}
    />
  );
}
