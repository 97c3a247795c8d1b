import { Component, type ComponentChildren } from 'preact';
import { homeAddress } from '../home/home-address.ts';
import { shellWords } from '../i18n/language.ts';

interface Props {
  readonly children: ComponentChildren;
}

/** Shows an error page when rendering fails. */
export class Boundary extends Component<Props, { readonly broken: boolean }> {
  override state = { broken: false };

  static override getDerivedStateFromError() {
    return { broken: true };
  }

  override componentDidCatch(error: unknown): void {
    console.error(error);
  }

  override render() {
    if (!this.state.broken) return this.props.children;
    const { broken } = shellWords().app;
    return (
      <div class="page">
        <section class="panel broken" role="alert">
          <h1>{broken.title}</h1>
          <p>{broken.text}</p>
          <p class="broken__actions">
            <button type="button" class="button button--primary" onClick={() => location.reload()}>
              {broken.again}
            </button>
            <a class="button" href={homeAddress.href({})} onClick={() => this.setState({ broken: false })}>
              {broken.home}
            </a>
          </p>
        </section>
      </div>
    );
  }
}
