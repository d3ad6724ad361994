/** @jest-environment jsdom */
import {describe, expect, it} from '@jest/globals';
import {render, screen} from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {pythonImports} from '../../facts/pythonImports';
import ImportMappings from './index';

describe('ImportMappings', () => {
  it('shows every package, with the comment that installs it', () => {
    render(<ImportMappings />);
    expect(screen.getAllByRole('rowheader')).toHaveLength(pythonImports.length);
    expect(screen.getByText('# millrace add-package beautifulsoup4')).toBeInTheDocument();
  });

  it('finds a package by the name it is imported by', async () => {
    render(<ImportMappings />);
    await userEvent.setup().type(screen.getByRole('searchbox'), 'cv2');
    expect(screen.getAllByRole('rowheader')).toHaveLength(1);
    expect(screen.getByText('opencv-python')).toBeInTheDocument();
  });
});
